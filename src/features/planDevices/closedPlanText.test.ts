import { expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/subscription/subscription.examples';
import { closedPlanText } from './closedPlanText';

it.each([
  ['a running plan', {}, null],
  ['one that the store bills', { payMode: 2 }, null],
  ['one that has ended', { isExpire: true }, 'invalid_service'],
  ['one that was deleted', { goodsStatus: 0 }, 'change_plan_tips_9'],
  ['one that was deleted and has ended', { isExpire: true, goodsStatus: -1 }, 'invalid_service'],
] as const)('why the devices of %s cannot be changed', (_, fields, reason) => {
  expect(closedPlanText(subscriptionDetailExample(fields))).toBe(reason);
});
