import { axeFindings } from '../support/watch/axe';
import { Phone } from '../support/pages/phone';
import { expect, test } from '../support/journey';

const ENTRY = { scenario: 'trial-in-store', path: '/trialPackage', platform: 'ios' } as const;
test.describe('the page of the phone', () => {
  test('has no axe violation, with or without the store’s sheet', async ({ page, enter }) => {
    await enter(ENTRY);
    const phone = new Phone(page);
    await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await phone.startTrial();
    await expect(phone.card('Fake store')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('includes the portal in its frame in the axe check', async ({ page, enter }) => {
    await enter(ENTRY);
    const { portal } = new Phone(page);
    await expect(portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
    await portal.locator('main').evaluate((main) => main.append(document.createElement('img')));
    expect((await axeFindings(page)).map(([rule]) => rule)).toEqual(['image-alt']);
  });

  test('works with the keyboard alone: settings, events, store', async ({ page, enter }) => {
    const sandbox = await enter(ENTRY);
    const phone = new Phone(page);
    const { keyboard } = page;
    await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
    await page.getByLabel('Light').focus();
    await keyboard.press('ArrowRight');
    await expect(page.getByLabel('Dark')).toBeFocused();
    await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
    await phone.portal.getByRole('checkbox', { name: 'Garden' }).press('Space');
    await phone.portal.getByRole('checkbox', { name: /I agree to/ }).press('Space');
    await phone.portal.getByRole('button', { name: 'Start the trial' }).press('Enter');
    // The sheet has the focus; the page below it is inert.
    await expect(phone.card('Fake store').getByRole('heading')).toBeFocused();
    await keyboard.press('Tab');
    await expect(phone.button('200 Purchased')).toBeFocused();
    await keyboard.press('Enter');
    await expect.poll(async () => (await phone.surroundings()).path).toBe('/paySuccess');
    await expect(page.locator('iframe')).toBeFocused();
    // The new screen takes the focus within the frame, which must not happen later than the next step.
    await expect(phone.portal.getByRole('main', { name: 'Your trial has started' })).toBeFocused();
    expect(await sandbox.orders()).toMatchObject([{ status: 5 }]);
    await phone.button('Unknown event').focus();
    await keyboard.press('Enter');
    await expect(phone.entries('Fake.unknownEvent')).toHaveCount(1);
  });

  test('shows the errors of its fields without an axe violation', async ({ page, enter }) => {
    await enter(ENTRY);
    const phone = new Phone(page);
    await phone.startTrial();
    const sheet = phone.card('Fake store');
    await sheet.getByLabel('Other code').fill('2o2');
    await phone.button('Send this code').click();
    await expect(sheet.getByText('Enter 1 to 5 digits.')).toBeVisible();
    await expect(sheet.getByLabel('Other code')).toHaveValue('2o2');
    await page.getByLabel('With code').fill('many');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Enter 1 to 6 digits.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByLabel('Other code').fill('２０２');
    await sheet.getByLabel('Other code').press('Enter');
    await expect(phone.entries('IAP.payment')).toContainText('202');
  });

  test('fits windows of 320, 390 and 1280 px', async ({ page, enter }) => {
    await enter(ENTRY);
    await expect(new Phone(page).entries('/trialPackage')).toHaveCount(1);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      // The page fits the phone to a new width after the window has got it.
      await expect(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const phone = await page.locator('#phone').boundingBox();
        expect((phone?.x ?? 0) + (phone?.width ?? 0)).toBeLessThanOrEqual(width);
      }).toPass();
    }
  });

  test('resizes the page when the app keeps the system bars off it', async ({ page, enter }) => {
    await enter(ENTRY);
    const html = new Phone(page).portal.locator('html');
    // A page that is being replaced cannot be evaluated.
    const isHigh = (px: number) =>
      expect(async () => expect(await html.evaluate(() => innerHeight)).toBe(px)).toPass();
    await isHigh(852);
    await page.getByLabel('System bars').selectOption('Outside the page');
    await isHigh(852 - 59 - 34);
  });
});

test.describe('calls of the page to the app', () => {
  /** Calls the app directly, past the portal's own bridge. */
  const ask = (phone: Phone, method: string, params: object = {}) =>
    phone.portal
      .locator('html')
      .evaluate(
        (_html, message) => window.webkit?.messageHandlers?.nativeBridge?.postMessage(message),
        JSON.stringify({ id: method, method, params }),
      );

  test('shows the effect of each call and lists it with its response, with secrets masked', async ({
    page,
    enter,
  }) => {
    await enter(ENTRY);
    const phone = new Phone(page);
    await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await ask(phone, 'System.impactFeedback');
    await expect(phone.notice).toHaveText('The phone vibrated.');
    await expect(page.locator('#screen')).toHaveClass(/shaken/);
    await ask(phone, 'System.getSafeAreaInsets');
    await expect(phone.entries('System.getSafeAreaInsets').first()).toContainText(
      'answer{"top":59,"right":0,"bottom":34,"left":0}',
    );
    await ask(phone, 'System.copyToPasteboard', { content: 'A & <b>' });
    await expect(page.locator('#pasteboard')).toHaveText('A & <b>');
    await ask(phone, 'System.fly', { password: 'Demo-1234' });
    await expect(phone.entries('System.fly')).toContainText('404');
    await expect(phone.entries('System.fly')).toContainText('{"password":"***"}');
    await ask(phone, 'System.openThirdApp', { url: 'itms-apps://store?token=secret' });
    await expect(phone.card('Opening another app')).toContainText('itms-apps://store?token=***');
    await expect(page.getByText('secret')).toHaveCount(0);
    await phone.button('Back to the app').click();
    await expect(phone.entries('{"active":true}').first().locator('.state')).toHaveText('200');
  });

  test('warns in a browser that sends no frame headers', async ({ page, enter }) => {
    await page.route('**/phone/attach.js', (route) => route.fulfill({ body: '' }));
    await enter(ENTRY);
    await expect(new Phone(page).notice).toContainText('Use Chrome or Firefox');
  });
});

test.describe('outside the phone', () => {
  const script = /phone\/attach\.js/;

  test('adds the phone’s script to framed pages only', async ({ request }) => {
    const ask = async (dest: string) =>
      (await request.get('/bills', { headers: { 'sec-fetch-dest': dest } })).text();
    expect(await ask('document')).not.toMatch(script);
    expect(await ask('iframe')).toMatch(script);
  });

  test('leaves a frame outside the phone a plain browser', async ({ page, openSandbox }) => {
    const sandbox = await openSandbox('demo');
    // The policy of this page allows frames.
    await page.goto(`${sandbox.origin}/__mock/health`);
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.replaceChildren(frame);
    }, sandbox.url);
    const portal = page.frameLocator('iframe');
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await portal.locator('html').evaluate(() => navigator.userAgent)).not.toContain(
      'HomeViewApp',
    );
  });
});
