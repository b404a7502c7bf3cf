import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { usualOffer } from '@homeview/contracts/customer/usualOffer';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

type Offer = CustomerTraits['offers'][number];
type Price = Offer['prices'][number];
type House = CustomerTraits['houses'][number];
type Run = House['devices'][number];
type Plan = CustomerTraits['plans'][number];
type Bill = CustomerTraits['bills'][number];

/** The places of the usual prices: for as many devices as the package covers, and for all. */
export const MONTHLY = 0;
export const YEARLY = 1;
export const ALL_MONTHLY = 2;
export const ALL_YEARLY = 3;

export const price = (cycle: PlanUnit, devices: number, changes: Partial<Price> = {}): Price => ({
  cycle,
  devices,
  isFree: false,
  inStore: true,
  ...changes,
});

/** The usual package with changes, also of all its prices. */
export function offer(changes: Partial<Offer> = {}, ofPrices: Partial<Price> = {}): Offer {
  const usual = usualOffer(changes.devices);
  return {
    ...usual,
    prices: usual.prices.map((one) => ({ ...one, ...ofPrices })),
    ...changes,
  };
}

/** A package that covers three devices. */
export const forThree = offer({ devices: 3 });

/** The usual package and others. */
export const andOffer = (...others: Offer[]) => ({ offers: [offer(), ...others] });

/**
 * A trial: one device, one month, $0.00, no renewal, but it needs a payment method. Assumed, since
 * the specification shows no trial package.
 */
export const trial = offer({
  isTrial: true,
  renews: false,
  prices: [price('month', 1, { isFree: true })],
});

export const withoutPlan = (devices: number): Run => ({ devices, plan: null, isKept: false });

/** Devices of a plan, by the plan's place. */
export const inPlan = (devices: number, plan = 0): Run => ({ devices, plan, isKept: false });

/** Devices of a plan that the customer chose for its next period. */
export const kept = (devices: number, plan = 0): Run => ({ devices, plan, isKept: true });

export const house = (...runs: Run[]): House => ({
  isOwner: true,
  isDefault: false,
  devices: runs.filter(({ devices }) => devices > 0),
});

/** The house that the portal shows first. */
export const firstHouse = (...runs: Run[]): House => ({ ...house(...runs), isDefault: true });

/** A house of somebody else. */
export const sharedHouse = (...runs: Run[]): House => ({ ...house(...runs), isOwner: false });

/** A plan of the first house that began 18 days ago, paid with PayPal for a month of 30 days. */
export function plan(changes: Partial<Plan> = {}): Plan {
  const beganDays = changes.beganDays ?? -18;
  return {
    house: 0,
    offer: 0,
    price: MONTHLY,
    state: 'active',
    beganDays,
    endsInDays: beganDays + 30,
    payMode: PayMode.PayPal,
    origin: 'buy',
    isLocked: false,
    change: null,
    ...changes,
  };
}

/** A change of a plan when its period ends, of which devices may have been chosen. */
export const changeTo = (to: { offer?: number; price: number; devicesChosen?: boolean }) => ({
  offer: 0,
  devicesChosen: false,
  ...to,
});

/** A paid bill of one month for the first house. */
export const bill = (changes: Partial<Bill> = {}): Bill => ({
  house: 0,
  offer: 0,
  price: MONTHLY,
  plan: null,
  kind: 'buy',
  state: 'paid',
  inDays: 0,
  refundInDays: null,
  payMode: PayMode.PayPal,
  isTaxed: false,
  atOtherPrice: false,
  ...changes,
});

/** The bill that a plan began with. */
export const billOf = (plan: Plan, at: number): Bill =>
  bill({
    house: plan.house,
    offer: plan.offer,
    price: plan.price,
    plan: at,
    kind: plan.origin,
    inDays: plan.beganDays,
    payMode: plan.payMode,
  });

/**
 * The usual customer with changes: signed in, in a browser, with one house of five devices, no plan
 * and the usual package on sale. Without bills, each plan has the one that it began with.
 */
export function customer(changes: Partial<CustomerTraits> = {}): CustomerTraits {
  const { plans = [] } = changes;
  return {
    session: 'signedIn',
    platform: 'browser',
    appVersion: null,
    locale: 'en-US',
    region: null,
    minutes: null,
    offers: [offer()],
    houses: [firstHouse(withoutPlan(5))],
    chosenHouse: null,
    plans,
    bills: plans.map(billOf),
    giftCards: [],
    address: null,
    promotion: null,
    screen: '/',
    values: [],
    failed: null,
    ...changes,
  };
}

/** The usual customer with one plan, for the first of the five devices. */
export const withPlan = (
  devices: number,
  changes: Parameters<typeof plan>[0] = {},
  others: Partial<CustomerTraits> = {},
): CustomerTraits =>
  customer({
    houses: [firstHouse(inPlan(devices), withoutPlan(5 - devices))],
    plans: [plan(changes)],
    ...others,
  });

/**
 * The customer with a plan for all five devices that becomes one for three, for which Garden and
 * Garage are chosen.
 */
export const withTwoKept = (
  changes: Parameters<typeof plan>[0],
  others: Partial<CustomerTraits> = {},
): CustomerTraits =>
  withPlan(
    5,
    {
      price: ALL_MONTHLY,
      change: changeTo({ offer: 1, price: MONTHLY, devicesChosen: true }),
      ...changes,
    },
    { ...andOffer(forThree), houses: [firstHouse(inPlan(1), kept(2), inPlan(2))], ...others },
  );

/** Changes the first bill. */
export const withBill = (traits: CustomerTraits, changes: Partial<Bill>): CustomerTraits => ({
  ...traits,
  bills: traits.bills.map((one, at) => (at === 0 ? { ...one, ...changes } : one)),
});

const cottage = house(withoutPlan(2));
const neighbours = sharedHouse(withoutPlan(1));

/** Three houses: one with a plan, one without, and one that the customer does not own. */
export const demo = withPlan(
  1,
  {},
  {
    houses: [firstHouse(inPlan(1), withoutPlan(4)), cottage, neighbours],
  },
);
