import type { StateValues, Values } from './values';

/**
 * The data of the reference provider in each state, written by hand from the names of the states.
 * Nothing in this folder is derived from the pacts, their examples or the mock server.
 */
export interface Plan {
  /** Same as subScribeStatus: 0 ended, 1 renewing, 2 cancelling. */
  readonly status: number;
  readonly payMode: number | null;
  readonly unit: 'month' | 'year';
  /** Maximum (-1: any number) and current number of covered devices. */
  readonly room: number;
  readonly covered: number;
  readonly orderType: string;
  readonly orderStatus: number;
  readonly goodsStatus: number;
  /** Renewal cannot be changed now. */
  readonly locked: boolean;
  /** A downgrade takes effect at the end of the period. */
  readonly shrinks: boolean;
}

export interface Facts {
  readonly values: Values;
  readonly isPassword: StateValues['isPassword'];
  /** The error code for the access token; 0: it is valid. */
  readonly token: number;
  /** Whether there is a renewed access token, which is valid. */
  readonly isRenewed: boolean;
  readonly canRefresh: boolean;
  readonly secondFactor: 'off' | 'sent' | 'expired';
  readonly hasHouses: boolean;
  readonly hasFreeDevices: boolean;
  readonly sells: boolean;
  /** Also sells a trial package. */
  readonly sellsTrial: boolean;
  readonly plan: Plan | null;
  readonly storePlanElsewhere: boolean;
  readonly promotion: number | null;
  /** The status of the plan's bill. */
  readonly bill: 'paid' | 'refunded' | 'refund failed' | 'by card';
  readonly billCount: number;
  /** The status of the latest order. */
  readonly newOrder: 'none' | 'unpaid' | 'settled';
  readonly address: 'none' | 'in the US' | 'abroad';
}

type Difference = Omit<Facts, 'values' | 'isPassword'>;

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

const ordinary: Difference = {
  token: 0,
  isRenewed: false,
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

const withPlan = (fields: Partial<Plan>): Partial<Difference> => ({ plan: { ...plan, ...fields } });
const nothingBought = { plan: null, billCount: 0 } as const;

/** Differences from the ordinary customer, by state. */
const differences: Readonly<Record<string, Partial<Difference>>> = {
  demo: {},
  'access-token-expired': { token: 21026 },
  'access-token-renewed': { token: 21026, isRenewed: true },
  'session-expired': { token: 70032, canRefresh: false },
  'session-replaced': { token: 21027, canRefresh: false },
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
  'pending-downgrade': withPlan({ room: -1, covered: 5, payMode: 1, shrinks: true }),
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

/** The facts of a state; null for an unknown state. */
export function factsOf(state: string, { values, isPassword }: StateValues): Facts | null {
  const difference = state === '' ? {} : differences[state];
  return difference ? { ...ordinary, ...difference, values, isPassword } : null;
}
