import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { nextPayment, nextPaymentDay } from './nextPayment';

const plan = subscriptionDetailExample;
const SOON = '2026-12-03T09:30:00Z';
const LATER = '2026-12-20T09:30:00Z';

describe('nextPayment', () => {
  it('is the earliest renewal with its price', () => {
    const later = plan({ nextRenewal: LATER, price: 9.99 });
    expect(nextPayment([later, plan({ nextRenewal: SOON })])).toEqual({
      kind: 'payment',
      moment: SOON,
      cents: 299,
    });
  });

  it('has no amount while a change is pending, because the new price is not known', () => {
    const changing = plan({ packageChangeRecord: { maxDevNum: 1, buyNum: 1 } });
    expect(nextPayment([changing])).toMatchObject({ kind: 'payment', cents: undefined });
  });

  it('has no amount for a plan of the store, which sets the price and its tax', () => {
    expect(nextPayment([plan({ payMode: 2 })])).toMatchObject({
      kind: 'payment',
      cents: undefined,
    });
  });

  it('is the first end if nothing renews, and names the plan', () => {
    const ends = plan({ isRenewal: false, nextRenewal: SOON, packageName: 'Attic' });
    expect(nextPayment([plan({ isRenewal: false, nextRenewal: LATER }), ends])).toEqual({
      kind: 'end',
      moment: SOON,
      planName: 'Attic',
    });
  });

  it.each([
    ['no plan', []],
    ['a plan that has expired', [plan({ isExpire: true, isRenewal: false })]],
    ['a free plan', [plan({ packageType: 0, price: 0 })]],
    ['a plan that ends on an unknown day', [plan({ isRenewal: false, nextRenewal: null })]],
  ])('is none with %s', (_, plans) => {
    expect(nextPayment(plans)).toEqual({ kind: 'none' });
  });

  it('takes no payment from a plan that is free, expired or deleted', () => {
    const free = plan({ packageType: 0, nextRenewal: SOON });
    const deleted = plan({ goodsStatus: 0, nextRenewal: SOON });
    const expired = plan({ isExpire: true, nextRenewal: SOON });
    const paid = plan({ nextRenewal: LATER });
    expect(nextPayment([free, deleted, expired, paid])).toMatchObject({ moment: LATER });
  });

  it('is not claimed before every plan is known, nor with an unknown date', () => {
    expect(nextPayment([plan(), null])).toBeUndefined();
    expect(nextPayment([plan(), plan({ nextRenewal: null })])).toBeUndefined();
  });
});

describe('nextPaymentDay', () => {
  it('is the sum of the first day on which plans are paid, whatever the time of day', () => {
    const [morning, evening] = ['2026-12-03T09:30:00Z', '2026-12-03T18:05:00Z'];
    const plans = [
      plan({ nextRenewal: evening, price: 9.99 }),
      plan({ nextRenewal: morning, price: 0.29 }),
      plan({ nextRenewal: LATER, price: 29.99 }),
    ];
    expect(nextPaymentDay(plans)).toEqual({ moment: morning, count: 2, cents: 1028 });
  });

  it('has no sum if a price of that day is not known, but one if it is of another day', () => {
    const store = (nextRenewal: string) => plan({ payMode: 2, nextRenewal });
    const paid = plan({ nextRenewal: SOON });
    expect(nextPaymentDay([paid, store(SOON)])).toMatchObject({ count: 2, cents: undefined });
    expect(nextPaymentDay([paid, store(LATER)])).toMatchObject({ count: 1, cents: 299 });
  });

  it('is null where no plan is paid again', () => {
    expect(nextPaymentDay([])).toBeNull();
    const expired = plan({ isExpire: true, nextRenewal: SOON });
    expect(nextPaymentDay([plan({ isRenewal: false }), expired])).toBeNull();
  });

  it('is not claimed before every plan is known', () => {
    expect(nextPaymentDay([plan(), null])).toBeUndefined();
    expect(nextPaymentDay([plan(), plan({ nextRenewal: null })])).toBeUndefined();
  });
});
