import type { CustomerTraits } from '../customerTraits';
import { usualOffer } from '../usualOffer';

const offer = usualOffer();
const forThree = usualOffer(3);
const plan: CustomerTraits['plans'][number] = {
  house: 0,
  offer: 0,
  price: 0,
  state: 'active',
  beganDays: -18,
  endsInDays: 12,
  payMode: 1,
  origin: 'buy',
  isLocked: false,
  change: null,
};
const bill: CustomerTraits['bills'][number] = {
  house: 0,
  offer: 0,
  price: 0,
  plan: 0,
  kind: 'buy',
  state: 'paid',
  inDays: -18,
  refundInDays: null,
  payMode: 1,
  isTaxed: false,
  atOtherPrice: false,
};
const covered = { devices: 1, plan: 0, isKept: false };
const uncovered = { devices: 4, plan: null, isKept: false };

/** One house with five devices, one of which has a plan. */
const usual: CustomerTraits = {
  session: 'signedIn',
  platform: 'browser',
  appVersion: null,
  locale: 'en-US',
  region: 'US',
  minutes: 478_000,
  offers: [offer],
  houses: [{ isOwner: true, isDefault: true, devices: [covered, uncovered] }],
  chosenHouse: null,
  plans: [plan],
  bills: [bill],
  giftCards: [],
  address: null,
  promotion: null,
  screen: '/subscription/$id',
  values: [{ name: 'id', of: 'plan', at: 0 }],
  failed: null,
};

const house = (devices: CustomerTraits['houses'][number]['devices']) => ({
  isOwner: true,
  isDefault: false,
  devices,
});

/** Customers whose codes are known. */
export const examples = {
  new: {
    ...usual,
    houses: [{ isOwner: true, isDefault: true, devices: [] }],
    plans: [],
    bills: [],
    screen: '/',
    values: [],
  },
  usual,
  'in the app': {
    ...usual,
    platform: 'android',
    appVersion: '2.3',
    locale: 'th-TH',
    region: 'EU',
    failed: { call: 'getPackageSubscribeInfo', code: 500 },
  },
  'a year of bills and a pending change': {
    ...usual,
    offers: [offer, forThree],
    plans: [{ ...plan, offer: 1, change: { offer: 0, price: 0, devicesChosen: true } }],
    bills: Array.from({ length: 12 }, (_, at) => ({
      ...bill,
      offer: 1,
      kind: at === 0 ? 'buy' : 'renew',
      inDays: -18 - 30 * (11 - at),
    })),
    address: { country: 'USA', isComplete: true },
    giftCards: [{ offer: 0, price: 1, isUsed: false }],
  },
  'four houses': {
    ...usual,
    houses: [
      ...usual.houses,
      house([{ devices: 2, plan: 1, isKept: false }]),
      { ...house([{ devices: 1, plan: null, isKept: false }]), isOwner: false },
      house([covered, { ...covered, plan: 3 }, { ...covered, plan: null }]),
    ],
    plans: [
      plan,
      { ...plan, house: 1, price: 2, payMode: 3 },
      { ...plan, house: 3, payMode: 2, beganDays: -5, endsInDays: 25 },
      { ...plan, house: 3, state: 'cancelling', beganDays: -27, endsInDays: 3 },
    ],
    bills: [
      { ...bill, house: 3, plan: 3, inDays: -27 },
      bill,
      { ...bill, house: 1, price: 2, plan: 1, payMode: 3 },
      { ...bill, house: 3, plan: 2, payMode: 2, inDays: -5 },
    ],
  },
} satisfies Record<string, CustomerTraits>;
