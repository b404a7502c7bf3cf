import type { Page } from '@playwright/test';
import { OrderStatus } from '../../../contracts/vocabulary/order/orderStatus';
import { ALL } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { flows } from '../support/pages/orderFlows';
import type { Flow, Provider } from '../support/pages/orderFlows';
import type { Portal } from '../support/pages/portal';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';

/*
 * Every way to start an order × every provider × every outcome. `npm test` runs one way for each
 * outcome, `npm run test:full` all. The app's store: applePayResults.spec and trialInStore.spec.
 */

const result = (flow: Flow, end: 'paySuccess' | 'payFailed') =>
  `/${end}${flow.variant === undefined ? '' : `/${flow.variant}`}`;

/** Makes all choices on the page of the flow, so that the next press orders. */
async function ready(flow: Flow, provider: Provider, page: Page, portal: Portal): Promise<void> {
  await flow.button(page).waitFor();
  await flow.prepare(portal);
  if (flow.providers.length > 1) await portal.choose(new RegExp(`^${provider}`));
  await expect(flow.button(page)).not.toHaveAttribute('aria-disabled', 'true');
}

async function expectOneOrder(sandbox: Sandbox, flow: Flow, paid: boolean): Promise<void> {
  const orders = await sandbox.orders();
  expect(orders).toMatchObject([{ cents: flow.cents }]);
  expect(orders[0]?.status === OrderStatus.Paid).toBe(paid);
}

/** Opens the page of the flow again and presses its button. */
async function startAgain(flow: Flow, provider: Provider, page: Page, portal: Portal, to: Sandbox) {
  await page.goto(to.origin + flow.path);
  await ready(flow, provider, page, portal);
  await flow.button(page).click();
}

const cases = flows.flatMap((flow) => flow.providers.map((provider) => ({ flow, provider })));

/** The cases to run for an outcome: all, or a different one for each outcome. */
const casesOf = (sampled: string, by: Provider) =>
  cases.filter(({ flow, provider }) => ALL || (flow.name === sampled && provider === by));

for (const { flow, provider } of casesOf('a renewal', 'PayPal')) {
  const name = `${flow.name} at ${provider}`;
  test(
    `makes one order of ${name} after a cancel, a decline and a payment, and shows house, tax and amount`,
    { tag: '@4.order.10' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter(flow);
      await ready(flow, provider, page, portal);
      const main = page.getByRole('main');
      await expect(main).toContainText('Lakeside 12');
      await expect(main).toContainText(textOf('packages.taxExcluded'));
      if (flow.cents > 0) await expect(main).toContainText(`$${flow.cents / 100}`);
      await flow.button(page).click();
      await page.waitForURL(/\/__mock\/pay\//);
      await expect(page).toHaveTitle(provider === 'PayPal' ? /Wallet/ : /Card Checkout/);
      await portal.atProvider('cancel');
      await expect(page).toHaveURL(sandbox.origin + (flow.back ?? flow.path));
      await expectOneOrder(sandbox, flow, false);

      await startAgain(flow, provider, page, portal, sandbox);
      await portal.atProvider('decline');
      await expect(page).toHaveURL(sandbox.origin + result(flow, 'payFailed'));
      await expectOneOrder(sandbox, flow, false);
      await portal.button('Try again').click();
      await expect(page).toHaveURL(sandbox.origin + (flow.back ?? flow.path));

      await startAgain(flow, provider, page, portal, sandbox);
      await portal.atProvider('pay');
      await expect(page).toHaveURL(sandbox.origin + result(flow, 'paySuccess'));
      await expectOneOrder(sandbox, flow, true);
    },
  );
}

for (const { flow, provider } of casesOf('a change to another plan', 'Credit Card')) {
  const name = `${flow.name} at ${provider}`;
  test(
    `fails ${name} at an untrusted address, and pays the same order next time`,
    { tag: ['@4.order.10', '@8.error.23'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter(flow);
      const url = 'https://www.paypal.com.evil.example/x';
      await sandbox.fault({ call: flow.leads ?? 'getPayUrl', kind: 'payUrl', url });
      await ready(flow, provider, page, portal);
      await flow.button(page).click();
      await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
      await expectOneOrder(sandbox, flow, false);
      await startAgain(flow, provider, page, portal, sandbox);
      await portal.atProvider('pay');
      await expect(page).toHaveURL(sandbox.origin + result(flow, 'paySuccess'));
      await expectOneOrder(sandbox, flow, true);
    },
  );
}

for (const { flow, provider } of casesOf('an extension by gift card', 'PayPal')) {
  const name = `${flow.name} at ${provider}`;
  test(
    `reports a lost response of ${name}, keeps the selection, and resumes the order on the next press`,
    { tag: '@4.order.10' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter(flow);
      await sandbox.fault({ call: flow.call, kind: 'reset', after: true, times: null });
      await ready(flow, provider, page, portal);
      await flow.button(page).click();
      await expect(portal.alert(flow.says)).toBeVisible();
      await expectOneOrder(sandbox, flow, false);
      await sandbox.clearFaults();
      await flow.button(page).click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(sandbox.origin + result(flow, 'paySuccess'));
      await expectOneOrder(sandbox, flow, true);
    },
  );
}
