import type { Locator, Page } from '@playwright/test';
import type { EndpointName } from '../../contracts/catalogue';
import { OrderStatus } from '../../contracts/vocabulary/orderStatus';
import { ALL } from '../faults/sampling';
import { expect, test } from './support/journey';
import type { Portal } from './support/portal';
import type { Sandbox } from './support/sandbox';
import { textOf } from './support/texts';

/*
 * Every way to start an order × every provider it may be paid at × everything that can become of it.
 * One provider of a way, the other one of the next; `npm run test:full` has them all. The store of
 * the app is elsewhere: applePay.spec and trial.spec.
 */

interface Flow {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** The call that makes the order. */
  readonly call: EndpointName;
  /** The call whose answer is the provider's address. */
  readonly leads?: EndpointName;
  /** Chooses what must be chosen. */
  readonly prepare: (portal: Portal) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly cents: number;
  readonly providers: readonly Provider[];
  /** Last part of the result's path, of the flows that have results of their own. */
  readonly variant?: string;
  /** Where the customer is after cancelling, and for another try; the page itself unless told. */
  readonly back?: string;
  /** What is said when no order could be made. */
  readonly says: string;
}

type Provider = 'PayPal' | 'Credit Card';
const BOTH: readonly Provider[] = ['PayPal', 'Credit Card'];

const paying = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const redeeming = (page: Page) => page.getByRole('button', { name: /^Redeem/ });
/** Where they are asked for: who has agreed once in this tab is not asked again for the same price. */
const terms = async (portal: Portal) => {
  if (await portal.terms.isVisible()) await portal.terms.check();
};
const withDevice = (name: string) => async (portal: Portal) => {
  await portal.device(name).check();
  await terms(portal);
};

const NOT_CREATED = 'The order could not be created. You have not been charged.';
const NOT_LOST = 'Your gift card is not lost';

const flows: readonly Flow[] = [
  {
    name: 'a new plan',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
    call: 'createOrder',
    prepare: withDevice('Garage'),
    button: paying,
    cents: 999,
    providers: BOTH,
    says: NOT_CREATED,
  },
  {
    name: 'another plan in place of one',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
    call: 'createOrder',
    prepare: withDevice('Garage'),
    button: paying,
    cents: 999,
    providers: BOTH,
    says: NOT_CREATED,
  },
  {
    name: 'a trial',
    scenario: 'trial-offer',
    path: '/trialPackage',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: (page) => page.getByRole('button', { name: textOf('trial.start') }),
    cents: 0,
    // A trial is confirmed by card. Spec 2.
    providers: ['Credit Card'],
    says: NOT_CREATED,
  },
  {
    name: 'a renewal',
    scenario: 'billing-address',
    path: '/package/renewal?packageId=70001',
    call: 'renew',
    prepare: terms,
    button: paying,
    cents: 299,
    providers: BOTH,
    says: NOT_CREATED,
  },
  {
    name: 'the renewal of a plan by gift card',
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
    call: 'createPaySession',
    leads: 'createPaySession',
    prepare: terms,
    button: paying,
    cents: 299,
    providers: BOTH,
    says: 'This could not be saved. Please try again.',
  },
  {
    name: 'a plan by gift card',
    scenario: 'gift-cards-address',
    path: '/giftCard/GIFT000001/packages/5001/selectDevice',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: redeeming,
    cents: 0,
    providers: BOTH,
    variant: 'free',
    back: '/giftCard',
    says: NOT_LOST,
  },
  {
    name: 'an extension by gift card',
    scenario: 'gift-cards',
    path: '/giftCard/GIFT000001/packages/70001/payMethod',
    call: 'serviceExtension',
    prepare: terms,
    button: redeeming,
    cents: 0,
    providers: BOTH,
    variant: 'free',
    back: '/giftCard',
    says: NOT_LOST,
  },
  {
    name: 'the promotion',
    scenario: 'promotion-running',
    path: '/promotions/selectDevice?activityId=6001',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: paying,
    cents: 1999,
    providers: BOTH,
    variant: 'promotions',
    says: NOT_CREATED,
  },
];

const result = (flow: Flow, end: 'paySuccess' | 'payFailed') =>
  `/${end}${flow.variant === undefined ? '' : `/${flow.variant}`}`;

/** On the page of the flow, all chosen: the next press orders. */
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

/** Starts anew from the page of the flow, and presses. */
async function startAnew(flow: Flow, provider: Provider, page: Page, portal: Portal, to: Sandbox) {
  await page.goto(to.origin + flow.path);
  await ready(flow, provider, page, portal);
  await flow.button(page).click();
}

for (const [row, flow] of flows.entries()) {
  test.describe(`${flow.name} [4.order.10]`, () => {
    const mine = flow.providers.filter((_, place, all) => ALL || place === row % all.length);
    for (const provider of mine) {
      test.describe(`at ${provider}`, () => {
        test('is one order, given up, then declined, then paid, after the page has said whose house, what of tax, and what is due', async ({
          page,
          enter,
          portal,
        }) => {
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

          await startAnew(flow, provider, page, portal, sandbox);
          await portal.atProvider('decline');
          await expect(page).toHaveURL(sandbox.origin + result(flow, 'payFailed'));
          await expectOneOrder(sandbox, flow, false);
          await portal.button('Try again').click();
          await expect(page).toHaveURL(sandbox.origin + (flow.back ?? flow.path));

          await startAnew(flow, provider, page, portal, sandbox);
          await portal.atProvider('pay');
          await expect(page).toHaveURL(sandbox.origin + result(flow, 'paySuccess'));
          await expectOneOrder(sandbox, flow, true);
        });

        test('whose provider has no page ends as failed, and is the same order next time [8.error.23]', async ({
          page,
          enter,
          portal,
        }) => {
          const sandbox = await enter(flow);
          const url = 'https://www.paypal.com.evil.example/x';
          await sandbox.fault({ call: flow.leads ?? 'getPayUrl', kind: 'payUrl', url });
          await ready(flow, provider, page, portal);
          await flow.button(page).click();
          await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
          await expectOneOrder(sandbox, flow, false);
          await startAnew(flow, provider, page, portal, sandbox);
          await portal.atProvider('pay');
          await expect(page).toHaveURL(sandbox.origin + result(flow, 'paySuccess'));
          await expectOneOrder(sandbox, flow, true);
        });

        test('whose answer is lost says so, loses nothing, and is taken up by the next press', async ({
          page,
          enter,
          portal,
        }) => {
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
        });
      });
    }
  });
}
