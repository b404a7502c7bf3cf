import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { InEnglish } from '../../../tests/support/inEnglish';
import { useDetailRows } from './useDetailRows';

const change = { buyNum: 1, maxDevNum: 1 } as SubscriptionDetail['packageChangeRecord'];

function factsOf(fields: Partial<SubscriptionDetail>, nextPrice?: number) {
  const detail = subscriptionDetailExample(fields);
  const hook = renderHook(() => useDetailRows(detail, [], nextPrice), { wrapper: InEnglish });
  return Object.fromEntries(hook.result.current.map(({ label, value }) => [label, value]));
}

describe('the facts of a subscription', () => {
  it.each([
    ['day', 'Daily'],
    ['month', 'Monthly'],
    ['year', 'Annual'],
  ] as const)('label the cycle %s as %s', { tags: ['1.plan.01'] }, (subScribeType, label) => {
    expect(Object.values(factsOf({ subScribeType }))).toContain(label);
  });

  it('call a free basic plan free, and no other', { tags: ['3.entity.18'] }, () => {
    expect(Object.values(factsOf({ packageType: 0 }))).toContain('Free basic plan');
    expect(Object.values(factsOf({ packageType: 1 }))).not.toContain('Free basic plan');
  });

  it('tell the date by what happens then', () => {
    expect(factsOf({})).toMatchObject({ 'Next renewal': '12/03/2026' });
    expect(factsOf({ isRenewal: false })).toMatchObject({ 'Ends on': '12/03/2026' });
    expect(factsOf({ isRenewal: false, isExpire: true })).toMatchObject({
      'Ended on': '12/03/2026',
    });
  });

  it('tell what the next period costs where a change waits', () => {
    expect(factsOf({ packageChangeRecord: change }, 3.99)).toMatchObject({
      Price: '$2.99',
      'Renewal price': '$3.99',
    });
  });
});
