/**
 * What the other service holds in each state, typed by hand from the names of the states. Nothing
 * here or beside comes from the pacts, their examples or the mock server.
 */
export interface Plan {
  /** As in subScribeStatus: 0 ended, 1 renewing, 2 cancelling. */
  readonly status: number;
  readonly payMode: number | null;
  readonly unit: 'month' | 'year';
  /** Devices it may cover, and does; -1: any number. */
  readonly room: number;
  readonly covered: number;
  readonly orderType: string;
  readonly orderStatus: number;
  readonly goodsStatus: number;
  /** Renewal cannot be switched now. */
  readonly locked: boolean;
  /** A smaller plan takes over at the end of the period. */
  readonly shrinks: boolean;
}

export interface Facts {
  /** Tokens it has given out: 0 for a good one, else the code it refuses the token with. */
  readonly tokens: Readonly<Record<string, number>>;
  readonly canRefresh: boolean;
  readonly secondFactor: 'off' | 'sent' | 'expired';
  readonly hasHouses: boolean;
  readonly hasFreeDevices: boolean;
  readonly sells: boolean;
  /** Sells a trial beside its packages. */
  readonly sellsTrial: boolean;
  readonly plan: Plan | null;
  readonly storePlanElsewhere: boolean;
  readonly promotion: number | null;
  /** How the bill of the plan stands. */
  readonly bill: 'paid' | 'refunded' | 'refund failed' | 'by card';
  readonly billCount: number;
  /** The order that was placed last. */
  readonly newOrder: 'none' | 'unpaid' | 'settled';
  readonly address: 'none' | 'in the US' | 'abroad';
}

const plan: Plan = {
  status: 1,
  payMode: 3,
  unit: 'month',
  room: 1,
  covered: 1,
  orderType: 'purchase',
  orderStatus: 5,
  goodsStatus: 4,
  locked: false,
  shrinks: false,
};

const ordinary: Facts = {
  tokens: { 'access-1001': 0 },
  canRefresh: true,
  secondFactor: 'off',
  hasHouses: true,
  hasFreeDevices: true,
  sells: true,
  sellsTrial: false,
  plan,
  storePlanElsewhere: false,
  promotion: null,
  bill: 'paid',
  billCount: 1,
  newOrder: 'none',
  address: 'none',
};

const withPlan = (fields: Partial<Plan>): Partial<Facts> => ({ plan: { ...plan, ...fields } });
const nothingBought = { plan: null, billCount: 0 } as const;

/** What differs from the ordinary customer, by state. */
const differences: Readonly<Record<string, Partial<Facts>>> = {
  demo: {},
  'access-token-expired': { tokens: { 'access-1001': 21026 } },
  'access-token-renewed': { tokens: { 'access-1001': 21026, 'access-1001-1': 0 } },
  'session-expired': { tokens: {}, canRefresh: false },
  'session-replaced': { tokens: { 'access-1001': 21027 }, canRefresh: false },
  'second-factor': { secondFactor: 'sent' },
  'second-factor-expired': { secondFactor: 'expired' },
  'no-houses': { hasHouses: false },
  'no-devices': { hasFreeDevices: false },
  'no-packages': { sells: false },
  'no-plans': nothingBought,
  'expired-plan': withPlan({ status: 0, locked: true }),
  'cancelling-plan': withPlan({ status: 2 }),
  'deleted-plan': withPlan({ goodsStatus: -3 }),
  'processing-plan': withPlan({ orderStatus: 7 }),
  'renewal-processing': withPlan({ locked: true }),
  'gift-card-plan': withPlan({ status: 2, payMode: null, orderType: 'giftCard' }),
  'full-plan': withPlan({ room: 3, covered: 3 }),
  'plan-with-room': withPlan({ room: 6, covered: 2 }),
  'unlimited-plan': withPlan({ room: -1, covered: 2, unit: 'year' }),
  'pending-change': withPlan({ room: -1, covered: 5, payMode: 2, shrinks: true }),
  'wallet-plan-other-home': { ...nothingBought, storePlanElsewhere: true },
  'wallet-offer': nothingBought,
  'trial-offer': { sellsTrial: true },
  'unpaid-order': { newOrder: 'unpaid' },
  'paid-order': { newOrder: 'settled' },
  'free-order': { newOrder: 'settled' },
  'gift-cards': {},
  'gift-cards-new-customer': nothingBought,
  'promotion-not-started': { promotion: 0 },
  'promotion-running': { promotion: 3 },
  'promotion-ended': { promotion: 2 },
  'billing-address': { address: 'in the US' },
  'billing-address-abroad': { address: 'abroad' },
  'refunded-order': { bill: 'refunded' },
  'refund-failed-order': { bill: 'refund failed' },
  'gift-card-order': { bill: 'by card' },
  'many-bills': { billCount: 45 },
};

/** The facts of a state, or null: there is no such state. */
export function factsOf(state: string): Facts | null {
  const difference = state === '' ? {} : differences[state];
  return difference ? { ...ordinary, ...difference } : null;
}
