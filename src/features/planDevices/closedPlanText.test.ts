import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { closedPlanText } from './closedPlanText';

it.each([
  [{ isExpire: true }, 'This plan has expired'],
  [{ isExpire: true, goodsStatus: 0 }, 'This plan has expired'],
  [
    { goodsStatus: 0 },
    'This plan is no longer available and can’t be changed. It stays active until the paid period ends.',
  ],
  [{}, null],
])('closedPlanText for %j is %j', (fields, words) => {
  const id = closedPlanText(subscriptionDetailExample(fields));
  expect(id && english(id)).toBe(words);
});
