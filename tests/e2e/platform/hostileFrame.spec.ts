/** The page accepts messages of its app only, not of a frame of another origin. */
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';

// The portal's CSP forbids frames; it is bypassed to test the bridge alone.
test.use({ bypassCSP: true });
test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi cannot bypass a CSP.');

/** Adds a frame with a page of another origin to the portal. */
async function letIn(page: Page): Promise<Frame> {
  const { port } = new URL(page.url());
  const url = `http://hostile.localhost:${port}/frame`;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hostile</title>' }),
  );
  await page.evaluate((src) => {
    const counted = { heard: 0 };
    Object.assign(window, { counted });
    addEventListener('message', () => (counted.heard += 1));
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, url);
  await expect.poll(() => page.frames().some((frame) => frame.url() === url)).toBe(true);
  const frame = page.frames().find((each) => each.url() === url);
  if (!frame) throw new Error('The frame is gone');
  await frame.waitForLoadState();
  return frame;
}

/**
 * Sends messages to the page in every way a frame has: as object, as text, wrapped, and by calling
 * the page's functions. Resolves once the page has received them, with the names that the frame
 * could reach.
 */
async function say(page: Page, frame: Frame, messages: readonly object[]): Promise<string[]> {
  const reached = await frame.evaluate((all) => {
    const found: string[] = [];
    for (const message of all) {
      const text = JSON.stringify(message);
      for (const form of [message, text, { data: message }, { onNativeMessage: message }]) {
        window.parent.postMessage(form, '*');
      }
      for (const name of ['onNativeMessage', 'webkit', 'NativeBridge', 'localStorage']) {
        try {
          const target: unknown = Reflect.get(window.parent, name);
          if (typeof target === 'function') (target as (said: unknown) => void)(message);
          found.push(name);
        } catch {
          // The browser refuses access from another origin.
        }
      }
    }
    return found;
  }, messages);
  const heard = () =>
    page.evaluate(() => (window as unknown as { counted: { heard: number } }).counted.heard);
  await expect.poll(heard).toBeGreaterThanOrEqual(messages.length * 4);
  return reached;
}

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('ignores a frame of another origin that reports a sale, a failed sale or the app’s return', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { payment: null });
    const sandbox = await enter({ scenario: 'wallet-offer', path: DEVICES });
    await portal.terms.check();
    await portal.device('Garden').check();
    await portal.payButton.click();
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName('Waiting for the App Store…');
    await expect.poll(async () => (await app.askedOf('IAP.payment')).length).toBe(1);

    const hostile = await letIn(page);
    // The frame even knows the id of the call.
    const [{ id } = { id: '' }] = await app.askedOf('IAP.payment');
    expect(id).toMatch(/\S/);
    const reached = await say(page, hostile, [
      { id, code: 200, desc: '', data: {} },
      { id, code: 211, desc: '', data: {} },
      { id: 'front', event: 'System.onActiveChange', data: { active: true } },
      { id: '__proto__', code: 200, desc: '', data: { code: 200 } },
    ]);
    expect(reached).toEqual([]);
    await expect(busy).toHaveAccessibleName('Waiting for the App Store…');
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await expect(portal.alert(/./)).toHaveCount(0);

    // The app itself still works.
    await app.answerPayment(0, 200);
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });
});

test.describe('in the app on Android', () => {
  test.use({ userAgent: USER_AGENTS.android });

  test('ignores events of a frame without a response, and answers an event of the app', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await expect.poll(app.insetsAsked).toBe(1);
    await page.waitForLoadState('networkidle');
    const hostile = await letIn(page);
    const reached = await say(page, hostile, [
      { id: 'front', event: 'System.onActiveChange', data: { active: true } },
      { id: 'bad', event: 'System.onActiveChange', data: null },
      { id: 'strange', event: 'Fake.unknownEvent', data: {} },
    ]);
    expect(reached).toEqual([]);
    // The app's own event is handled, and is the first one.
    expect(await app.insetsAsked()).toBe(1);
    expect(await app.replies()).toEqual([]);
    await app.comesToFront();
    await expect.poll(app.insetsAsked).toBe(2);
    await expect.poll(app.replies).toEqual([{ id: 'to-front', code: 200, desc: '' }]);
  });
});
