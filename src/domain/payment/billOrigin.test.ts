import { describe, expect, it } from 'vitest';
import type { OrderType } from '@homeview/contracts/vocabulary/order/orderType';
import { billOrigin, lastBillBefore, plansOfBills } from './billOrigin';
import type { Bill } from './billOrigin';

/** The 3rd of a month of 2026 at 09:30. */
const third = (month: number) => new Date(Date.UTC(2026, month - 1, 3, 9, 30)).toISOString();
const now = new Date(third(11));

interface Fields {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly type?: OrderType | null;
  readonly name?: string;
  readonly status?: number;
}

const bill = ({
  from = third(10),
  to = third(11),
  type = 'renew',
  ...rest
}: Fields = {}): Bill => ({
  orderStatus: rest.status ?? 5,
  type,
  orderGoodsResp: [
    {
      subscribeName: rest.name ?? 'Cloud Recording',
      subscribeStartDate: from,
      subscribeEndDate: to,
    },
  ],
});

const plan = (id: string, nextRenewal: string | null, packageName = 'Cloud Recording') => ({
  id,
  plan: { packageName },
  detail: { packageName, nextRenewal },
});

const idsOf = (bills: Record<string, Bill>, ...plans: Parameters<typeof plansOfBills>[1]) =>
  Object.fromEntries(
    [...plansOfBills(new Map(Object.entries(bills)), plans)].map(([id, found]) => [
      id,
      (found as ReturnType<typeof plan>).id,
    ]),
  );

const BOUGHT = bill({ from: third(9), to: third(10), type: 'buy' });

describe('plansOfBills', () => {
  it('finds the plan whose period ends with that of the bill', () => {
    expect(idsOf({ a: bill() }, plan('1', third(11)), plan('2', third(12)))).toEqual({ a: '1' });
  });

  it('compares moments, not how they are written', () => {
    expect(idsOf({ a: bill({ to: '2026-11-03T10:30:00+01:00' }) }, plan('1', third(11)))).toEqual({
      a: '1',
    });
  });

  it('follows the renewals of an older bill to the plan', () => {
    expect(idsOf({ b: bill(), a: BOUGHT }, plan('1', third(11)))).toEqual({ a: '1', b: '1' });
  });

  it('finds the plan of a bill whose refund failed', () => {
    expect(idsOf({ a: bill({ status: 9 }) }, plan('1', third(11)))).toEqual({ a: '1' });
  });

  it('finds a plan though one of another name is not loaded', () => {
    const other = { ...plan('2', null, 'Other'), detail: null };
    expect(idsOf({ a: bill() }, plan('1', third(11)), other)).toEqual({ a: '1' });
  });

  it('stops at the plan whose period ends with that of the bill', () => {
    expect(idsOf({ b: bill(), a: BOUGHT }, plan('1', third(10)))).toEqual({ a: '1' });
  });

  it.each<[string, Parameters<typeof idsOf>]>([
    ['a bill of nothing', [{ a: { ...bill(), orderGoodsResp: [] } }, plan('1', third(11))]],
    ['a plan of another name', [{ a: bill() }, plan('1', third(11), 'Other')]],
    ['a plan with another end', [{ a: bill() }, plan('1', third(12))]],
    [
      'two plans with this name and end',
      [{ a: bill() }, plan('1', third(11)), plan('2', third(11))],
    ],
    ['two bills with this name and end', [{ a: bill(), b: bill() }, plan('1', third(11))]],
    ['a bill without a period', [{ a: bill({ from: null, to: null }) }, plan('1', null)]],
    ['a refunded bill', [{ a: bill({ status: 8 }) }, plan('1', third(11))]],
    ['a processing bill', [{ a: bill({ status: 7 }) }, plan('1', third(11))]],
    [
      'a plan of this name that is not loaded',
      [{ a: bill() }, plan('1', third(11)), { ...plan('2', null), detail: null }],
    ],
  ])('finds none for %s', (_, [bills, ...plans]) => {
    expect(idsOf(bills, ...plans)).toEqual({});
  });

  it('does not follow a later purchase, which may be another plan', () => {
    expect(idsOf({ b: bill({ type: 'buy' }), a: BOUGHT }, plan('1', third(11)))).toEqual({
      b: '1',
    });
  });

  it('does not follow one of two renewals that begin at the same moment', () => {
    const found = idsOf({ c: bill({ to: third(12) }), b: bill(), a: BOUGHT }, plan('1', third(11)));
    expect(found).toEqual({ b: '1' });
  });

  it('finds none for a bill with two items', () => {
    const [item] = bill().orderGoodsResp;
    const two = { ...bill(), orderGoodsResp: item ? [item, item] : [] };
    expect(idsOf({ a: two }, plan('1', third(11)))).toEqual({});
  });

  it('finds none while a bill could not be loaded, which may be the one of the plan', () => {
    const bills = new Map([...Object.entries({ a: bill() }), ['b', null] as const]);
    expect(plansOfBills(bills, [plan('1', third(11))]).size).toBe(0);
    expect(lastBillBefore('a', new Map([...bills, ['c', BOUGHT] as const]))).toBeUndefined();
  });

  it('ends where bills follow each other in a circle', () => {
    const circle = {
      a: bill({ from: third(1), to: third(2) }),
      b: bill({ from: third(2), to: third(1) }),
    };
    expect(idsOf(circle, plan('1', third(11)))).toEqual({});
  });
});

describe('lastBillBefore', () => {
  const last = (bills: Record<string, Bill>) => lastBillBefore('b', new Map(Object.entries(bills)));

  it('is the bill that ends where the renewal begins', () => {
    expect(last({ b: bill(), a: BOUGHT, older: bill({ from: third(8), to: third(9) }) })).toBe('a');
  });

  it.each<[string, Record<string, Bill>]>([
    ['a purchase', { b: bill({ type: 'buy' }), a: BOUGHT }],
    ['a renewal after a gap', { b: bill({ from: third(11), to: third(12) }), a: BOUGHT }],
    ['another plan name', { b: bill({ name: 'Other' }), a: BOUGHT }],
    ['two bills that end then', { b: bill(), a: BOUGHT, c: BOUGHT }],
    ['two renewals that begin then', { b: bill(), a: BOUGHT, c: bill({ to: third(12) }) }],
    [
      'a bill of another length',
      { b: bill(), a: bill({ from: '2025-10-03T09:30:00Z', to: third(10) }) },
    ],
    [
      'a refunded bill that also ends then',
      { b: bill(), a: BOUGHT, c: { ...BOUGHT, orderStatus: 8 } },
    ],
    [
      'a bill that is four days shorter',
      { b: bill(), a: bill({ from: '2026-09-06T09:30:00Z', to: third(10) }) },
    ],
    ['a refunded renewal', { b: bill({ status: 8 }), a: BOUGHT }],
    ['a refunded bill before', { b: bill(), a: { ...BOUGHT, orderStatus: 8 } }],
    ['an unknown bill', { a: BOUGHT }],
  ])('is unknown for %s', (_, bills) => {
    expect(last(bills)).toBeUndefined();
  });
});

describe('billOrigin', () => {
  const middle = '2026-10-20T09:30:00.000Z';
  const changed = bill({
    from: middle,
    to: '2026-11-20T09:30:00.000Z',
    type: 'buy',
    name: 'Large',
  });
  const before = bill({ from: third(10), to: '2026-11-03T10:00:00.000Z', type: 'buy' });
  const origin = (
    bills: Record<string, Bill>,
    plans: Parameters<typeof billOrigin>[2]['plans'],
    at: Date | null = now,
  ) => billOrigin('b', new Map(Object.entries(bills)), { plans, now: at });
  const large = plan('1', '2026-11-20T09:30:00.000Z', 'Large');

  it.each(['renew', 'giftCard', 'trial', 'ruleGive', null] as const)(
    'is the type of the service: %s',
    (type) => {
      expect(origin({ b: bill({ type }) }, [])).toBe(type);
    },
  );

  it('is a change if no plan has the rest of the earlier period any more', () => {
    expect(origin({ b: changed, a: before }, [large])).toBe('change');
    const refunded = bill({ status: 8 });
    expect(origin({ b: changed, a: before, c: refunded }, [large])).toBe('change');
  });

  it('is null for an unknown bill', () => {
    expect(origin({ a: before }, [large])).toBeNull();
  });

  it.each<[string, Parameters<typeof origin>]>([
    ['nothing was bought before', [{ b: changed }, [large]]],
    ['its own plan has gone too', [{ b: changed }, []]],
    [
      'the earlier period ends now',
      [{ b: changed, a: before }, [large], new Date('2026-11-03T10:00:00.000Z')],
    ],
    [
      'the earlier plan still runs',
      [
        { b: changed, a: before },
        [large, plan('2', before.orderGoodsResp[0]?.subscribeEndDate ?? null)],
      ],
    ],
    [
      'the earlier period is over, so its plan may have ended',
      [{ b: changed, a: before }, [large], new Date('2026-11-04')],
    ],
    ['not all plans are known', [{ b: changed, a: before }, undefined]],
    ['a plan is not loaded', [{ b: changed, a: before }, [large, { ...large, detail: null }]]],
    ['the time of the service is not known', [{ b: changed, a: before }, [large], null]],
    ['the earlier bill was refunded', [{ b: changed, a: { ...before, orderStatus: 8 } }, [large]]],
    [
      'the earlier plan was renewed in advance',
      [
        {
          b: changed,
          a: before,
          c: bill({ from: '2026-11-03T10:00:00.000Z', to: '2026-12-03T10:00:00.000Z' }),
        },
        [large, plan('2', '2026-12-03T10:00:00.000Z')],
      ],
    ],
    ['it has not begun', [{ b: bill({ type: 'buy', from: null, to: null }), a: before }, [large]]],
  ])('stays a purchase, as the service says, if %s', (_, args) => {
    expect(origin(...args)).toBe('buy');
  });
});
