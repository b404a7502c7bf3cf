import type { Page } from '@playwright/test';
import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';
import type { Portal } from '../support/pages/portal';
import type { SandboxOptions } from '../support/sandbox';

/*
 * The header stays mounted when the page's data arrives, so a press of the back arrow that begins
 * before and ends after still counts.
 */

const DEVICES = '/packages/5003/selectDevice?checkedPriceId=50032';

interface Hand {
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

/** Presses the back arrow while the devices are loading and releases it when they are there. */
async function pressMeanwhile(
  {
    page,
    portal,
    enter,
  }: { page: Page; portal: Portal; enter: (options: SandboxOptions) => Promise<unknown> },
  { press, release }: Hand,
): Promise<void> {
  const answer = await hold(page, /\/getUnbindPackageDevList/);
  await enter({ scenario: 'several-packages', path: DEVICES });
  const arrow = portal.back;
  const before = await arrow.elementHandle();
  const box = await arrow.boundingBox();
  if (!box) throw new Error('The arrow is not drawn.');
  await press(box.x + box.width / 2, box.y + box.height / 2);
  answer();
  await portal.anyDevice.first().waitFor();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await release();
  await expect(page).toHaveURL(/\/packages\?/);
}

test('counts a mouse click on the back arrow that begins before the response and ends after it', async ({
  page,
  portal,
  enter,
}) => {
  await pressMeanwhile(
    { page, portal, enter },
    {
      press: async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      release: () => page.mouse.up(),
    },
  );
});

test('counts a touch on the back arrow that begins before the response and ends after it @phone', async ({
  page,
  context,
  portal,
  enter,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi cannot begin and end a touch separately.');
  const touch = await context.newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await pressMeanwhile(
    { page, portal, enter },
    {
      press: (x, y) => touches('touchStart', [{ x, y }]),
      release: () => touches('touchEnd', []),
    },
  );
});
