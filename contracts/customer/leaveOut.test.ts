import { expect, it } from 'vitest';
import type { CustomerTraits } from './customerTraits';
import { withoutBill, withoutOther } from './leaveOut';
import { examples } from './testing/exampleCustomers';

const { usual } = examples;
const [plan] = usual.plans;
const [offer] = usual.offers;
const [price] = offer?.prices ?? [];
const [bill] = usual.bills;
const [house] = usual.houses;
if (!plan || !offer || !price || !bill || !house)
  throw new Error('The usual customer has one of each');

const run = (of: number | null, devices = 1) => ({ devices, plan: of, isKept: false });
const value = (of: CustomerTraits['values'][number]['of'], at: number) =>
  ({ name: 'id', of, at }) as const;
const offerWith = (prices: number) => ({
  ...offer,
  prices: Array.from({ length: prices }, () => price),
});

const customer: CustomerTraits = {
  ...usual,
  offers: [offerWith(3), offerWith(3)],
  plans: [
    { ...plan, offer: 1, price: 0, change: null },
    { ...plan, offer: 1, price: 0, change: { offer: 1, price: 2, devicesChosen: false } },
  ],
  giftCards: [{ offer: 1, price: 1, isUsed: false }],
  bills: [{ ...bill, offer: 0, price: 1 }],
  houses: [
    { ...house, devices: [run(0)] },
    { ...house, devices: [run(1, 2), run(null)] },
  ],
  values: [
    ...[value('price', 0), value('device', 0), value('giftCard', 0)],
    ...[value('plan', 0), value('offer', 1), value('word', 0)],
  ],
};

/** Prices by package, gift cards, plans, devices by house with their plan, and values. */
const countsOf = ({ offers, giftCards, plans, houses, values }: CustomerTraits) =>
  [
    offers.map(({ prices }) => prices.length).join('+'),
    giftCards.length,
    plans.length,
    houses
      .map((one) => one.devices.map((of) => `${of.devices}:${of.plan ?? '-'}`).join(','))
      .join(' / '),
    values.map(({ of }) => of).join(' '),
  ].join(' | ');

it('leaves out one thing after the other, and the values that it changes', () => {
  const steps: string[] = [];
  for (let rest: CustomerTraits | null = customer; rest; rest = withoutOther(rest)) {
    steps.push(countsOf(rest));
  }
  expect(steps).toEqual([
    '3+3 | 1 | 2 | 1:0 / 2:1,1:- | price device giftCard plan offer word',
    // Prices that nothing names, gift cards and plans, and prices that nothing names any more.
    '2+3 | 1 | 2 | 1:0 / 2:1,1:- | device giftCard plan offer word',
    '2+3 | 0 | 2 | 1:0 / 2:1,1:- | device plan offer word',
    '2+3 | 0 | 1 | 1:0 / 2:-,1:- | device plan offer word',
    '2+2 | 0 | 1 | 1:0 / 2:-,1:- | device plan offer word',
    '2+1 | 0 | 1 | 1:0 / 2:-,1:- | device plan offer word',
    '2+1 | 0 | 0 | 1:- / 2:-,1:- | device offer word',
    '2+0 | 0 | 0 | 1:- / 2:-,1:- | device offer word',
    // Devices of the house with the longest list, the price of the bill, packages and houses.
    '2+0 | 0 | 0 | 1:- / 2:- | offer word',
    '2+0 | 0 | 0 |  / 2:- | offer word',
    '2+0 | 0 | 0 |  /  | offer word',
    '1+0 | 0 | 0 |  /  | offer word',
    '0+0 | 0 | 0 |  /  | offer word',
    '0 | 0 | 0 |  /  | word',
    ' | 0 | 0 |  /  | word',
    ' | 0 | 0 |  | word',
    ' | 0 | 0 |  | word',
  ]);
});

it('leaves out no bill that the customer looks at', () => {
  const looked = { ...customer, values: [{ name: 'id', of: 'bill', at: 0 } as const] };
  expect(withoutBill(looked)).toBeNull();
  const both = { ...looked, bills: [bill, bill] };
  expect(withoutBill(both)).toEqual({ ...both, bills: [bill] });
  const second = { ...both, values: [{ name: 'id', of: 'bill', at: 1 } as const] };
  expect(withoutBill(second)?.values).toEqual([{ name: 'id', of: 'bill', at: 0 }]);
});
