import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const PATH = '/giftCard';
const GOOD = 'GIFT000002';
const USED = 'GIFT000003';

const codeField = (page: Page) => page.getByRole('textbox', { name: textOf('giftCard.code') });
const redeemButton = (page: Page) => page.getByRole('button', { name: textOf('giftCard.redeem') });

/** The code as it comes from a message: pasted, with what stands around it. */
async function paste(page: Page, code: string): Promise<void> {
  await codeField(page).evaluate((input: HTMLInputElement, text) => {
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, code);
}

test('/giftCard asks for the code, and says what a gift card is [2.route.15] [4.notice.14] [4.notice.16] [9.const.51]', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'gift-cards', path: PATH });
  await expect(portal.heading(textOf('giftCard.heading'))).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  const facts = page.getByRole('listitem');
  await expect(facts.filter({ hasText: 'within a minute' })).toBeVisible();
  await expect(facts.filter({ hasText: 'once only' })).toBeVisible();
  await expect(
    facts.filter({ hasText: 'After the free period automatic subscription starts' }),
  ).toBeVisible();
  await portal.button(textOf('common.back')).click();
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
});

test('/giftCard needs a token [2.route.15]', async ({ page, openSandbox }) => {
  const { origin } = await openSandbox('gift-cards');
  await page.goto(`${origin}${PATH}`);
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2FgiftCard$/);
});

for (const scenario of ['gift-cards', 'no-plans']) {
  test(`the home page of ${scenario} leads to the gift card`, async ({ page, enter }) => {
    await enter({ scenario, path: '/' });
    await page.getByRole('link', { name: textOf('giftCard.heading') }).click();
    await expect(codeField(page)).toBeVisible();
  });
}

test.describe('the code', () => {
  test('enables Redeem at 10 characters, and no sooner; it goes up to capitals then [5.rule.12] [5.rule.13] [5.rule.15] [9.const.17]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'gift-cards', path: PATH });
    const [field, button] = [codeField(page), redeemButton(page)];
    await field.pressSequentially('gift00000');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toHaveValue('gift00000');
    await field.pressSequentially('2');
    await expect(field).toHaveValue(GOOD);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await field.pressSequentially('99');
    await expect(field).toHaveValue(GOOD);
  });

  test('that is incomplete is asked for in full by a press, and never sent [5.rule.15]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).fill('GIFT');
    await portal.pressSoftDisabled(redeemButton(page));
    await expect(portal.alert(textOf('giftCard.codeMissing'))).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).pressSequentially('0');
    await expect(portal.alert(textOf('giftCard.codeMissing'))).toHaveCount(0);
    expect(await sandbox.requests('giftCardCheck')).toEqual([]);
  });

  test('of other characters shows gift_card_error and is never sent [5.rule.14] [5.rule.15]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).pressSequentially('GIFT-00002');
    await expect(
      portal.alert('This gift card code was not accepted. Please check it.'),
    ).toBeVisible();
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await portal.pressSoftDisabled(redeemButton(page));
    await page.keyboard.press('Enter');
    expect(await sandbox.requests('giftCardCheck')).toEqual([]);
    await codeField(page).fill(GOOD);
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('pasted with spaces around it is trimmed, not cut [5.rule.10] [9.const.17]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'gift-cards', path: PATH });
    await paste(page, `   ${GOOD.toLowerCase()} \n`);
    await expect(codeField(page)).toHaveValue(GOOD);
    await codeField(page).fill('');
    await codeField(page).pressSequentially(` ${GOOD}`);
    await expect(codeField(page)).toHaveValue(GOOD);
  });

  // As the keyboard of a phone inserts what it suggests: at once, and without a paste.
  for (const inserted of [` ${GOOD}`, ` ${GOOD} 99`, 'ｇｉｆｔ０００００２']) {
    test(`inserted as "${inserted}" comes to its 10 characters [5.rule.10] [9.const.17]`, async ({
      page,
      enter,
    }) => {
      await enter({ scenario: 'gift-cards', path: PATH });
      await codeField(page).focus();
      await page.keyboard.insertText(inserted);
      await expect(codeField(page)).toHaveValue(GOOD);
    });
  }
});

test.describe('redeeming', () => {
  test('checks the code and goes to its packages; Enter is enough [4.gift.01] [2.route.16]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).fill(GOOD.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sandbox.origin}/giftCard/${GOOD}/packages`);
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    expect(await sandbox.requests('giftCardCheck')).toHaveLength(1);
    await expect(page).not.toHaveTitle(new RegExp(GOOD));
  });

  test('asks each time anew: a card may be used up meanwhile', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).fill(GOOD);
    await redeemButton(page).click();
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    await portal.button(textOf('common.back')).click();
    await sandbox.fault({ call: 'giftCardCheck', kind: 'http400', desc: 'Used since.' });
    await codeField(page).fill(GOOD);
    await redeemButton(page).click();
    await expect(portal.alert('Used since.')).toBeVisible();
  });

  test('is busy while the code is checked, and a second press asks nothing', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    const letGo = await hold(page, /giftCard\/check\//);
    await codeField(page).fill(GOOD);
    await redeemButton(page).dblclick();
    await expect(page.locator('button[aria-busy="true"]')).toHaveAccessibleName(
      textOf('giftCard.checking'),
    );
    await page.keyboard.press('Enter');
    letGo();
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    expect(await sandbox.requests('giftCardCheck')).toHaveLength(1);
  });

  const refusals = [
    { kind: 'http400', desc: 'Not in this country.' },
    { kind: 'body400', desc: 'Not before Christmas.' },
  ];
  for (const { kind, desc } of refusals) {
    test(`a code refused with ${kind} shows the desc beside the field [8.error.20] [8.error.21]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
      await sandbox.fault({ call: 'giftCardCheck', kind, desc });
      await codeField(page).fill(GOOD);
      await redeemButton(page).click();
      await expect(codeField(page)).toHaveAccessibleDescription(desc);
      await expect(portal.alert(desc)).toBeVisible();
      await expect(redeemButton(page)).toHaveAttribute('aria-disabled', 'true');
      await codeField(page).fill('GIFT000001');
      await redeemButton(page).click();
      await expect(page).toHaveURL(/\/giftCard\/GIFT000001\/packages$/);
    });
  }

  test('a card that was used up says so', async ({ page, enter, portal }) => {
    await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).fill(USED);
    await redeemButton(page).click();
    await expect(portal.alert('This gift card has already been used.')).toBeVisible();
  });

  const failures = [
    { title: 'another code', fault: { kind: 'code', code: 50001, desc: 'Internal words' } },
    { title: 'HTTP 503', fault: { kind: 'http', status: 503 } },
    { title: 'truncated JSON', fault: { kind: 'truncated' } },
    { title: 'the network down', fault: { kind: 'reset', times: null }, network: true },
  ];
  for (const { title, fault, network = false } of failures) {
    test(`a check that fails with ${title} shows gift_card_error, and the card stays good [8.error.22] [4.notice.15]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
      await sandbox.fault({ call: 'giftCardCheck', ...fault });
      await codeField(page).fill(GOOD);
      await redeemButton(page).click();
      const alert = portal.alert('This gift card code was not accepted. Please check it.');
      await expect(alert).toContainText(
        'Your gift card has not been used. You can try again with the same code.',
      );
      await expect(alert).toContainText(textOf(network ? 'network_error' : 'giftCard.notChecked'));
      await sandbox.clearFaults();
      await redeemButton(page).click();
      await expect(page).toHaveURL(/\/giftCard\/GIFT000002\/packages$/);
    });
  }
});

test.describe('a link to a card', () => {
  for (const code of [USED, 'NOSUCHCARD', 'GIFT!', '123']) {
    test(`${code} that is no good says so, and leads to another code [2.route.16]`, async ({
      page,
      enter,
      portal,
    }) => {
      await enter({
        scenario: 'gift-cards',
        path: `/giftCard/${encodeURIComponent(code)}/packages`,
      });
      await expect(
        page.getByRole('heading', { name: textOf('giftCard.refusedTitle') }),
      ).toBeVisible();
      await portal.button(textOf('giftCard.otherCode')).click();
      await expect(codeField(page)).toBeVisible();
    });
  }

  test('in small letters is read as the code it is', async ({ enter, portal }) => {
    await enter({ scenario: 'gift-cards', path: `/giftCard/${GOOD.toLowerCase()}/packages` });
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
  });

  test('whose package was taken away says that the card has not been used', async ({
    page,
    enter,
  }) => {
    await enter('gift-card-package-gone');
    await expect(
      page.getByRole('heading', { name: textOf('giftCard.nothingTitle') }),
    ).toBeVisible();
    await expect(page.getByText(textOf('giftCard.nothingMessage'))).toBeVisible();
  });

  for (const call of ['giftCardGoods', 'giftCardSubscribeGoods', 'getUserBillInfo', 'houseList']) {
    test(`of which ${call} fails can be tried again`, async ({ enter, portal }) => {
      const sandbox = await enter({
        scenario: 'gift-cards',
        path: `/giftCard/${GOOD}/packages`,
        fault: `${call}:http:503`,
      });
      await expect(portal.button(textOf('common.tryAgain'))).toBeVisible();
      await sandbox.clearFaults();
      await portal.button(textOf('common.tryAgain')).click();
      await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    });
  }

  test('shows nothing to redeem for to a customer without a house', async ({ page, enter }) => {
    await enter({ scenario: 'not-an-owner', path: `/giftCard/NOSUCHCARD/packages` });
    await expect(
      page.getByRole('heading', { name: textOf('home.noHousesTitle') }),
    ).toBeVisible();
  });
});
