import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { closedPlanText } from './closedPlanText';

it.each([
  [{ isExpire: true }, 'This service has expired'],
  [{ isExpire: true, goodsStatus: 0 }, 'This service has expired'],
  [
    { goodsStatus: 0 },
    'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
  ],
  [{}, null],
])('a plan with %j says %j', (fields, words) => {
  const id = closedPlanText(subscriptionDetailExample(fields));
  expect(id && english(id)).toBe(words);
});
