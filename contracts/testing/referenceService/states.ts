/** What the service has in each state, by hand from the names of the states. */
import { billAddressExample } from '../../domains/billing/billing.examples';
import type { PayMode } from '../../vocabulary/order/payMode';
import type { Account } from './account';
import type { Bug } from './bugs';
import type { StateValues } from './values';
import { World } from './world';
import type { Order, Plan } from './world';

type Facts = Partial<Omit<Account, 'values' | 'isPassword' | 'world' | 'has'>>;

type Setup = (world: World) => Facts;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_LEFT = 12;

/** The customer who has a plan for one device, and its bill. */
function ordinary(world: World): { plan: Plan; order: Order } {
  const { values, now } = world;
  const { monthlyPriceId: priceId, coveredDeviceId } = values;
  const end = now + DAYS_LEFT * DAY_MS;
  const order = world.add({ id: values.orderId, kind: 'buy', priceId, cents: 41_07 });
  Object.assign(order, { status: 5, paidAt: now, period: [now, end], planId: values.planId });
  const plan = world.addPlan({ id: values.planId, priceId, devices: [coveredDeviceId], end });
  return { plan, order };
}

/** The ordinary customer, whose plan differs in these fields. */
const withPlan =
  (fields: (world: World) => Partial<Plan>): Setup =>
  (world) => {
    Object.assign(ordinary(world).plan, fields(world));
    return {};
  };

const withBill =
  (fields: Partial<Order>): Setup =>
  (world) => {
    Object.assign(ordinary(world).order, fields);
    return {};
  };

/** The ordinary customer, about whom the service knows something else. */
const withFacts =
  (facts: Facts): Setup =>
  (world) => {
    ordinary(world);
    return facts;
  };

/** The access token is refused with this code. */
const withoutSession =
  (tokenCode: number, canRefresh = false): Setup =>
  (world) => {
    ordinary(world);
    const tokens = new Set<string>();
    return { tokens, tokenCode, ...(canRefresh ? {} : { refreshTokens: new Set<string>() }) };
  };

const withNewOrder =
  (fields: Partial<Order>): Setup =>
  (world) => {
    ordinary(world);
    const { newOrderId: id, monthlyPriceId: priceId } = world.values;
    Object.assign(world.add({ id, kind: 'buy', priceId, cents: 2_99 }), fields);
    return {};
  };

const nothingBought: Setup = () => ({});

/** A plan for all devices that will be a plan for one. */
const shrinking = (payMode: PayMode): Setup =>
  withPlan(({ values, devices }) => ({
    payMode,
    priceId: values.unlimitedPriceId,
    devices: [...devices],
    next: { priceId: values.monthlyPriceId, devices: null },
  }));

const BILLS = 45;
const CHEAPER = 20;

/** A customer who has paid more for the older bills. */
const manyBills: Setup = (world) => {
  for (let at = 0; at < BILLS; at += 1) {
    const cents = at < BILLS - CHEAPER ? 9_99 : 2_99;
    world.add({ kind: 'renew', priceId: world.values.monthlyPriceId, cents });
  }
  return {};
};

const setups: Readonly<Record<string, Setup>> = {
  '': withFacts({}),
  demo: withFacts({}),
  'access-token-expired': withoutSession(21026, true),
  'access-token-renewed': (world) => {
    ordinary(world);
    return { tokens: new Set([world.values.renewedAccessToken]), tokenCode: 21026 };
  },
  'session-expired': withoutSession(70032),
  'session-replaced': withoutSession(21027),
  'second-factor': ({ values }) => ({
    wantsCode: true,
    sign: values.secondaryCertificationSign,
  }),
  'second-factor-expired': withFacts({ wantsCode: true }),
  'no-houses': withFacts({ hasHouses: false }),
  'no-devices': withPlan(({ values, devices }) => ({
    priceId: values.unlimitedPriceId,
    devices: [...devices],
  })),
  'no-packages': withFacts({ sells: false }),
  'no-plans': nothingBought,
  'expired-plan': withPlan(() => ({ live: false, devices: [] })),
  'cancelling-plan': withPlan(() => ({ renews: false })),
  'deleted-plan': withPlan(() => ({ isDeleted: true })),
  'processing-plan': withPlan(() => ({ orderStatus: 7 })),
  'renewal-processing': withPlan(() => ({ isLocked: true })),
  'gift-card-plan': withPlan(() => ({ renews: false, origin: 'giftCard', payMode: null })),
  'full-plan': withPlan((world) => ({
    priceId: world.oldPrice(3, 1),
    devices: world.devices.slice(0, 3),
  })),
  'plan-with-room': withPlan((world) => ({ priceId: world.oldPrice(6, 1) })),
  'unlimited-plan': withPlan((world) => ({ priceId: world.oldPrice(-1, 12) })),
  'pending-change': shrinking(2),
  'pending-downgrade': shrinking(1),
  'wallet-plan-other-home': () => ({ hasStorePlanElsewhere: true }),
  'wallet-offer': nothingBought,
  'trial-offer': withFacts({ sellsTrial: true }),
  'unpaid-order': withNewOrder({}),
  'paid-order': withNewOrder({ status: 5 }),
  'free-order': withNewOrder({ status: 5, cents: 0 }),
  'gift-cards': withFacts({}),
  'gift-cards-new-customer': nothingBought,
  'promotion-not-started': withFacts({ promotion: 0 }),
  'promotion-running': () => ({ promotion: 3 }),
  'promotion-ended': withFacts({ promotion: 2 }),
  'billing-address': (world) => ({
    address: { ...billAddressExample({ id: world.values.billAddressId, state: 'Ohio' }) },
  }),
  'billing-address-abroad': (world) => ({
    address: {
      ...billAddressExample({ id: world.values.billAddressId }),
      ...{
        countryCode: 'DNK',
        postal: '1050',
        address: 'Nyhavn 1',
        county: '',
        city: '',
        state: '',
      },
    },
  }),
  'refunded-order': withBill({ status: 8, refundedCents: 41_00 }),
  'refund-failed-order': withBill({ status: 9, refundedCents: 41_00 }),
  'gift-card-order': withBill({ kind: 'giftCard', card: 'G-1', cents: 0 }),
  'many-bills': manyBills,
};

/** The names of all states. */
export const stateNames: readonly string[] = Object.keys(setups);

/** The account in a state; null for an unknown state. */
export function accountIn(
  state: string,
  { values, isPassword }: StateValues,
  { has, now }: { has: (bug: Bug) => boolean; now: number },
): Account | null {
  const setup = setups[state];
  if (!setup) return null;
  const world = new World(values, has, now);
  const account: Account = {
    values,
    isPassword,
    world,
    has,
    tokens: new Set([values.accessToken]),
    refreshTokens: new Set([values.refreshToken]),
    tokenCode: 70032,
    wantsCode: false,
    sign: null,
    hasHouses: true,
    sells: true,
    sellsTrial: false,
    hasStorePlanElsewhere: false,
    promotion: null,
    address: null,
  };
  return { ...account, ...setup(world) };
}
