import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { OrderStatus } from '../../contracts/vocabulary/order/orderStatus';
import { expect, test } from '../e2e/support/journey';
import { Portal } from '../e2e/support/pages/portal';
import type { Sandbox } from '../e2e/support/sandbox';
import { ALL } from './sampling';

/*
 * A purchase under random schedules of presses, back, refresh, a second tab, cancelling, and late,
 * lost or failed responses: one basket is one order, paid once, and the payment is shown. `npm test` runs a few, `npm run test:full` all; a seed repeats them.
 */
const SEED = 20_261_122;
const SCHEDULES = ALL ? 200 : 3;
const A_TEST = 5;

const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
const DEVICE = 'Garage';
const SCHEDULE_MS = 40_000;

const faults = fc.record({
  call: fc.constantFrom('createOrder', 'getPayUrl', 'createOrder', 'getUnbindPackageDevList'),
  effect: fc.oneof(
    // The response is lost, before or after the call has taken effect.
    fc.record({ kind: fc.constant('reset'), after: fc.boolean() }),
    fc.record({ kind: fc.constant('truncated') }),
    fc.record({ kind: fc.constant('delay'), ms: fc.integer({ min: 50, max: 1500 }) }),
    fc.record({ kind: fc.constant('http'), status: fc.constantFrom(500, 503) }),
  ),
});

const action = fc.constantFrom(
  ...(['press', 'press', 'press twice', 'back', 'refresh', 'open again', 'pay', 'cancel'] as const),
);

interface Step {
  readonly action: 'press' | 'press twice' | 'back' | 'refresh' | 'open again' | 'pay' | 'cancel';
  /** Whether the step happens in the second tab. */
  readonly other: boolean;
  /** Time until the next step, in ms: shorter or longer than a response takes. */
  readonly then: number;
}

const schedule = fc.record({
  faults: fc.array(faults, { minLength: 1, maxLength: 4 }),
  steps: fc.array(
    fc.record({ action, other: fc.boolean(), then: fc.constantFrom(0, 30, 200, 700) }),
    { minLength: 3, maxLength: 8 },
  ),
});

/** Performs an action if it is possible at once; a page that has moved on is no failure. */
const ifPossible = (act: Promise<unknown>): Promise<unknown> => act.catch(() => undefined);
const AT_ONCE = { timeout: 800 };
/** Short timeouts, because the caller retries. */
const SOON = { timeout: 5000 };

async function press(page: Page, twice: boolean): Promise<void> {
  const portal = new Portal(page);
  if (!(await portal.payButton.isVisible())) return;
  await ifPossible(portal.device(DEVICE).check(AT_ONCE));
  await ifPossible(portal.terms.check(AT_ONCE));
  await ifPossible(twice ? portal.payButton.dblclick(AT_ONCE) : portal.payButton.click(AT_ONCE));
}

async function take(page: Page, { action: what }: Step, origin: string): Promise<void> {
  const at = new URL(page.url()).pathname;
  switch (what) {
    case 'press':
    case 'press twice':
      return press(page, what === 'press twice');
    case 'back':
      await ifPossible(page.goBack({ timeout: 3000 }));
      return;
    case 'refresh':
      await ifPossible(page.reload({ timeout: 3000 }));
      return;
    case 'open again':
      await ifPossible(page.goto(origin + DEVICES, { timeout: 3000 }));
      return;
    case 'pay':
    case 'cancel':
      if (at.startsWith('/__mock/pay/')) {
        const name = what === 'pay' ? /^Pay / : /Cancel and return/;
        await ifPossible(page.getByRole('button', { name }).click(AT_ONCE));
      }
  }
}

const isPaid = async (sandbox: Sandbox): Promise<boolean> =>
  (await sandbox.orders()).some(({ status }) => status === OrderStatus.Paid);

/** After the schedule: pays now, unless the basket has been paid. */
async function payAtLast(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.clearFaults();
  await expect(async () => {
    if (await isPaid(sandbox)) return;
    const portal = new Portal(page);
    if (!new URL(page.url()).pathname.startsWith('/__mock/pay/')) {
      await page.goto(sandbox.origin + DEVICES);
      await portal.device(DEVICE).check(SOON);
      if (await portal.terms.isVisible()) await portal.terms.check(SOON);
      await portal.payButton.click(SOON);
      await page.waitForURL(/\/__mock\/pay\//, SOON);
    }
    // The button is missing on a page that is being left; the next round retries.
    await portal.button(/^Pay /).click(SOON);
    await page.waitForURL(/\/paySuccess/, SOON);
    expect(await isPaid(sandbox), 'paid').toBe(true);
  }).toPass({ timeout: SCHEDULE_MS / 2, intervals: [100, 500] });
}

async function live(
  context: BrowserContext,
  sandbox: Sandbox,
  {
    faults: planned,
    steps,
  }: { faults: readonly { call: string; effect: object }[]; steps: readonly Step[] },
): Promise<void> {
  const page = await context.newPage();
  const other = await context.newPage();
  await page.goto(sandbox.url);
  await new Portal(page).payButton.waitFor();
  await other.goto(sandbox.origin + DEVICES);
  await new Portal(other).payButton.waitFor();
  for (const { call, effect } of planned) await sandbox.fault({ call, ...effect });
  for (const step of steps) {
    await take(step.other ? other : page, step, sandbox.origin);
    await page.waitForTimeout(step.then);
  }
  await payAtLast(page, sandbox);

  const orders = await sandbox.orders();
  expect(orders, 'orders of one basket').toHaveLength(1);
  // The payment must be shown: as a plan and as one bill.
  await other.goto(`${sandbox.origin}/`);
  const plans = other.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(plans).toHaveCount(2);
  await other.goto(`${sandbox.origin}/bills/${orders[0]?.id ?? ''}`);
  await expect(other.getByText(orders[0]?.id ?? 'no order').first()).toBeVisible();
  await page.close();
  await other.close();
}

const schedules = fc.sample(schedule, { seed: SEED, numRuns: SCHEDULES });

for (let first = 0; first < SCHEDULES; first += A_TEST) {
  test(`makes one order per basket, paid once and shown, in random schedules ${first + 1} to ${first + A_TEST}`, async ({
    browser,
    openSandbox,
    baseURL,
  }) => {
    test.setTimeout(A_TEST * SCHEDULE_MS);
    for (const [at, random] of schedules.slice(first, first + A_TEST).entries()) {
      await test.step(`${first + at + 1}: ${JSON.stringify(random)}`, async () => {
        const sandbox = await openSandbox({ scenario: 'demo', path: DEVICES });
        const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
        await live(context, sandbox, random);
        await context.close();
      });
    }
  });
}
