import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { USER_AGENTS } from './support/pretendApp';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const RIGHT_CODE = '246810';

/** What the device keeps of a second factor. */
const keptOfIt = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hv.secondFactor')));

test.describe('the second step of a sign-in', () => {
  test('a sign leads to the code; Enter submits it and signs in [4.state.04] [4.state.05] [2.route.02] [2.screen.03] [3.storage.13]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    const redirectUrl = '/subscription/70001';
    await page.goto(`${sandbox.origin}/login?${new URLSearchParams({ redirectUrl })}`);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(/\/login\/certification\?redirectUrl=/);
    expect(await page.evaluate(() => localStorage.getItem('hv.secondFactorSign'))).toMatch(/\S/);
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(page).toHaveURL(`${sandbox.origin}${redirectUrl}`);
    expect(await keptOfIt(page)).toEqual([]);
  });

  test('takes full-width digits, typed or composed, for the digits they are', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.pressSequentially('２４６８１０');
    await expect(code).toHaveValue(RIGHT_CODE);

    await code.fill('');
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['２４', '２４６８', '２４６８１０']) {
      const end = text.length;
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
      await expect(code).toHaveValue(text);
    }
    await keyboard.send('Input.insertText', { text: '２４６８１０' });
    await expect(code).toHaveValue(RIGHT_CODE);
    await code.press('Enter');
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });

  test('is sent once, and the code stays while it is checked', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    const letGo = await hold(page, /verifySecondCertification/);
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-busy', 'true');
    await code.press('7');
    await code.press('Enter');
    await expect(code).toHaveValue(RIGHT_CODE);
    await expect(code).toBeFocused();
    letGo();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    expect(await sandbox.requests('verifySecondCertification')).toHaveLength(1);
  });

  test('is given up by going back to sign-in: sign and countdown are forgotten', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    const redirectUrl = '/subscription/70001';
    await page.goto(`${sandbox.origin}/login?${new URLSearchParams({ redirectUrl })}`);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await keptOfIt(page)).toHaveLength(2);
    await portal.button(textOf('certification.startAgain')).click();
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await expect(portal.email).toBeVisible();
    expect(await keptOfIt(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByText(textOf('certification.noSignMessage'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(textOf('certification.noSignMessage'))).toBeVisible();
    expect(await keptOfIt(page)).toEqual([]);
  });

  for (const call of ['verifySecondCertification', 'resendSecondCertification']) {
    test(`that was given up is not taken up again by a late answer of ${call}`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      const sandbox = await openSandbox('second-factor');
      await page.clock.install();
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(page.getByRole('timer')).toBeVisible();
      await page.clock.fastForward('10:00');
      let answer = (): void => undefined;
      const late = new Promise<void>((resolve) => (answer = resolve));
      await page.route(new RegExp(call), async (route) => {
        await late;
        await route.continue();
      });
      const asked = page.waitForRequest(new RegExp(call));
      if (call === 'verifySecondCertification') {
        const code = page.getByRole('textbox', { name: textOf('certification.code') });
        await code.fill(RIGHT_CODE);
        await code.press('Enter');
      } else {
        await portal.button(textOf('certification.resend')).click();
      }
      await asked;
      await portal.button(textOf('certification.startAgain')).click();
      await expect(portal.email).toBeVisible();
      const answered = page.waitForResponse(new RegExp(call));
      answer();
      await (await answered).finished();
      // Time enough to act on it.
      await page.waitForTimeout(300);
      await expect(page).toHaveURL(`${sandbox.origin}/login`);
      expect(await keptOfIt(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();
    });
  }

  test('digits only, and no submit while it is empty [5.rule.51] [5.rule.52]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const submit = portal.button(textOf('certification.submit'));
    await expect(submit).toBeDisabled();
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.pressSequentially('a1 2-b');
    await expect(code).toHaveValue('12');
    await expect(submit).toBeEnabled();
  });

  test('a wrong code says so, an expired one opens resend [8.error.39] [8.error.40] [8.error.41] [4.state.15] [8.error.43] [8.error.44]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const resend = portal.button(textOf('certification.resend'));
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await expect(resend).toBeDisabled();
    await code.fill('000000');
    await code.press('Enter');
    await expect(
      portal.alert('This code is not correct. Please check it and try again.'),
    ).toBeVisible();
    await expect(resend).toBeDisabled();

    await sandbox.advance('PT11M');
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(page.getByText('This code has expired. Please send a new one.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(textOf('certification.timeOver'));
    await expect(resend).toBeEnabled();
    // Over is over, whatever the next try says.
    await sandbox.fault({
      call: 'verifySecondCertification',
      kind: 'code',
      code: 560119,
      times: 1,
    });
    await code.fill('111111');
    await code.press('Enter');
    await expect(
      page.getByText('This code is not correct. Please check it and try again.'),
    ).toBeVisible();
    await expect(resend).toBeEnabled();

    await sandbox.fault({ call: 'resendSecondCertification', kind: 'http', status: 503 });
    await resend.click();
    await expect(page.getByText('The code could not be sent. Please try again.')).toBeVisible();
    await resend.click();
    await expect(page.getByText('A new code is on its way')).toBeVisible();
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });

  test('the countdown shows mm:ss and goes on over a reload [4.state.13] [4.state.14] [3.storage.14] [9.const.20]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const timer = page.getByRole('timer', { name: textOf('certification.timeLeft') });
    await expect(timer).toHaveText(/valid for (10:00|09:5\d)$/);
    await page.clock.fastForward('04:00');
    // A voice is not told every second, and not mm:ss.
    await expect(portal.status(/another (6 minutes|5 minutes 5\d seconds)\.$/)).toBeAttached();
    await expect(timer).toHaveText(/valid for 05:5\d$/);
    await page.clock.fastForward('00:30');
    await expect(portal.status(/another/)).toHaveCount(0);
    await page.reload();
    await expect(timer).toHaveText(/valid for 05:[012]\d$/);
    await page.clock.fastForward('06:00');
    await expect(timer).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveText(textOf('certification.timeOver'));
    await expect(portal.button(textOf('certification.resend'))).toBeEnabled();
  });

  const starts = [
    { what: 'an hour ahead', start: () => String(Date.now() + 3_600_000), left: /(10:00|09:5\d)$/ },
    { what: 'at the end of time', start: () => '8640000000000001', left: /(10:00|09:5\d)$/ },
    { what: 'no moment', start: () => '1e999', left: /(10:00|09:5\d)$/ },
    { what: 'garbage', start: () => '{"at":', left: /(10:00|09:5\d)$/ },
    { what: 'a text', start: () => '"soon"', left: /(10:00|09:5\d)$/ },
    {
      what: 'four minutes ago',
      start: () => String(Date.now() - 240_000),
      left: /0(6:00|5:[345]\d)$/,
    },
    { what: 'long ago', start: () => '0', left: textOf('certification.timeOver') },
    { what: 'before all time', start: () => '-1e300', left: textOf('certification.timeOver') },
  ] as const;
  for (const { what, start, left } of starts) {
    test(`a countdown that began ${what} shows 0 to 600 s, and runs [4.state.14] [9.const.20]`, async ({
      page,
      openSandbox,
    }) => {
      const { origin } = await openSandbox('second-factor');
      await page.clock.install();
      await page.addInitScript((value) => {
        if (sessionStorage.getItem('begun') !== null) return;
        sessionStorage.setItem('begun', 'yes');
        localStorage.setItem('hv.secondFactorSign', 'sign-1');
        localStorage.setItem('hv.secondFactorStart', value);
      }, start());
      await page.goto(`${origin}/login/certification`);
      const timer = page.getByRole('timer');
      await expect(timer).toHaveText(left);
      await page.clock.fastForward('04:00');
      if (typeof left === 'string') return;
      // It does not stand still until the clock has come to its start.
      await expect(timer).not.toHaveText(left);
      await expect(timer).toHaveText(/0[0-5]:\d\d$|06:00$/);
      await page.reload();
      await expect(timer).toHaveText(/0[0-5]:\d\d$|06:00$/);
    });
  }

  test('another code falls back to Incorrect_Code [8.error.42]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await sandbox.fault({ call: 'verifySecondCertification', kind: 'code', code: 560999 });
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(portal.alert('The code could not be confirmed. Please try again.')).toBeVisible();
  });
});

test.describe('the time limit of the second step [9.const.03] [9.const.04]', () => {
  for (const deed of ['verify', 'resend'] as const) {
    test(`${deed} without an answer is given up after 20 s`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      const sandbox = await openSandbox('second-factor');
      const call = `${deed}SecondCertification`;
      await sandbox.fault({ call, kind: 'delay', ms: 120_000, times: null });
      await page.clock.install({ time: '2026-11-21T10:00:00Z' });
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, sandbox.password);
      const code = page.getByRole('textbox', { name: textOf('certification.code') });
      await expect(code).toBeVisible();
      const sent = page.waitForRequest(new RegExp(call));
      if (deed === 'verify') {
        await code.fill(RIGHT_CODE);
        await code.press('Enter');
      } else {
        await page.clock.fastForward('10:00');
        await portal.button(textOf('certification.resend')).click();
      }
      await sent;
      const busy = page.locator('button[aria-busy="true"]');
      // The clock put forward goes on by itself as well: a page may be late by so much.
      await page.clock.fastForward(12_000);
      await expect(busy).toBeVisible();
      await page.clock.fastForward(8_000);
      await expect(busy).toHaveCount(0);
      const failure =
        deed === 'verify'
          ? 'Network error, please try again later.'
          : 'The code could not be sent. Please try again.';
      await expect(portal.alert(failure)).toBeVisible();
    });
  }
});

test.describe('inside the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('resend is a text that opens after 60 s, also over a reload [9.const.21]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.clock.install();
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const resend = portal.button(textOf('certification.resend'));
    // The page's clock runs on by itself: a slow machine loses some seconds.
    await expect(page.getByText(/You can send a new code in (01:00|00:5\d)$/)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByText(/You can send a new code in 00:([12]\d|30)$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/new code in 00:([012]\d|30)$/)).toBeVisible();
    await expect(resend).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await resend.click();
    await expect(portal.status('A new code is on its way')).toBeVisible();
    await expect(page.getByText(/new code in (01:00|00:5\d)$/)).toBeVisible();
    expect(await sandbox.requests('resendSecondCertification')).toHaveLength(1);
  });

  test('resend keeps the keyboard where it is: on its line, then on its link', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.clock.install();
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const resend = portal.button(textOf('certification.resend'));
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.fastForward('01:01');
    await sandbox.fault({ call: 'resendSecondCertification', kind: 'http', status: 503 });
    await resend.press('Enter');
    await expect(page.getByText('The code could not be sent. Please try again.')).toBeVisible();
    // It can be tried again at once.
    await expect(resend).toBeFocused();
    await resend.press('Enter');
    const line = page.getByText(/You can send a new code in 0/);
    await expect(line).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(/You can send a new code in 0/);
    await page.clock.fastForward('01:01');
    await expect(resend).toBeFocused();

    // Whoever went on to type the code is left alone.
    await resend.press('Enter');
    await expect(line).toBeVisible();
    const code = page.getByRole('textbox', { name: textOf('certification.code') });
    await code.focus();
    await page.clock.fastForward('01:01');
    await expect(resend).toBeVisible();
    await expect(code).toBeFocused();
  });
});
