import { hold } from './support/hold';
import { expect, test } from './support/journey';
import type { Portal } from './support/portal';
import { textOf } from './support/texts';

/*
 * A page draws its header anew when what it waited for has come. Whoever has pressed the arrow by then
 * and lets go of it a moment later has pressed it.
 */

const DEVICES = '/packages/5003/selectDevice?checkedPriceId=50032';

/** Holds the arrow back, before the devices have come and until they are there. */
async function pressMeanwhile(
  portal: Portal,
  { press, letGo }: Record<'press' | 'letGo', (x: number, y: number) => Promise<unknown>>,
): Promise<void> {
  const arrow = portal.button(textOf('common.back'));
  const before = await arrow.elementHandle();
  const box = await arrow.boundingBox();
  if (!box) throw new Error('The arrow is not drawn.');
  const [atX, atY] = [box.x + box.width / 2, box.y + box.height / 2];
  await press(atX, atY);
  await portal.anyDevice.first().waitFor();
  // Or this would show nothing.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  await letGo(atX, atY);
}

test('the mouse: a press that began before the answer came counts when it ends', async ({
  page,
  openSandbox,
  portal,
}) => {
  const { url } = await openSandbox({ scenario: 'several-packages', path: DEVICES });
  const answer = await hold(page, /\/getUnbindPackageDevList/);
  await page.goto(url);
  await pressMeanwhile(portal, {
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      answer();
    },
    letGo: () => page.mouse.up(),
  });
  await expect(page).toHaveURL(/\/packages\?/);
});

test('the mouse: let go of elsewhere, it does not', async ({ page, openSandbox, portal }) => {
  const { url } = await openSandbox({ scenario: 'several-packages', path: DEVICES });
  const answer = await hold(page, /\/getUnbindPackageDevList/);
  await page.goto(url);
  await pressMeanwhile(portal, {
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      answer();
    },
    letGo: async (x, y) => {
      await page.mouse.move(x, y + 300);
      await page.mouse.up();
    },
  });
  // Long enough for a page to be left.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/selectDevice/);
});

test('a finger: so does a touch @phone', async ({ page, context, openSandbox, portal }) => {
  const { url } = await openSandbox({ scenario: 'several-packages', path: DEVICES });
  const answer = await hold(page, /\/getUnbindPackageDevList/);
  await page.goto(url);
  const touch = await context.newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await pressMeanwhile(portal, {
    press: async (x, y) => {
      await touches('touchStart', [{ x, y }]);
      answer();
    },
    letGo: () => touches('touchEnd', []),
  });
  await expect(page).toHaveURL(/\/packages\?/);
});
