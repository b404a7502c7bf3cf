import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { InEnglish } from '../../../tests/support/inEnglish';
import { useDetailRows } from './useDetailRows';
import type { NextPrice } from './useDetailRows';

const change = { buyNum: 1, maxDevNum: 1 } as SubscriptionDetail['packageChangeRecord'];

function factsOf(fields: Partial<SubscriptionDetail>, nextPrice?: NextPrice) {
  const detail = subscriptionDetailExample(fields);
  const hook = renderHook(() => useDetailRows(detail, [], nextPrice), { wrapper: InEnglish });
  return Object.fromEntries(hook.result.current.map(({ label, value }) => [label, value]));
}

describe('useDetailRows', () => {
  it.each([
    ['day', 'Daily'],
    ['month', 'Monthly'],
    ['year', 'Annual'],
  ] as const)('labels the cycle %s as %s', { tags: ['1.plan.01'] }, (subScribeType, label) => {
    expect(Object.values(factsOf({ subScribeType }))).toContain(label);
  });

  it('labels only packageType 0 as the free basic plan', { tags: ['3.entity.18'] }, () => {
    expect(Object.values(factsOf({ packageType: 0 }))).toContain('Free basic plan');
    expect(Object.values(factsOf({ packageType: 1 }))).not.toContain('Free basic plan');
  });

  it('labels the date by what happens on it', { tags: ['10.ruling.30'] }, () => {
    expect(factsOf({})).toMatchObject({ 'Next renewal': '12/03/2026\u00a0· December\u00a03' });
    expect(factsOf({ isRenewal: false })).toMatchObject({
      'Ends on': '12/03/2026\u00a0· December\u00a03',
    });
    expect(factsOf({ isRenewal: false, isExpire: true })).toMatchObject({
      'Ended on': '12/03/2026\u00a0· December\u00a03',
    });
  });

  it('shows the price of the next period if a change is pending', () => {
    expect(factsOf({ packageChangeRecord: change }, { price: 3.99 })).toMatchObject({
      Price: '$2.99',
      'Renewal price': '$3.99',
    });
  });
});
