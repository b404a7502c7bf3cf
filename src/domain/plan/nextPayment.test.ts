import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { nextPayment } from './nextPayment';

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
