import { expect, it } from 'vitest';
import { planWithRoom } from './planWithRoom';

const plan = (id: string, devNum: number, supportedDevNum: number, subscribeStatus = 1) => ({
  id,
  devNum,
  supportedDevNum,
  subscribeStatus,
});

it('finds a plan with a free place, also one without a limit', () => {
  expect(planWithRoom([plan('full', 3, 3), plan('free', 2, 3)])?.id).toBe('free');
  expect(planWithRoom([plan('unlimited', 40, -1)])?.id).toBe('unlimited');
});

it('prefers a plan that renews to one that ends', () => {
  expect(planWithRoom([plan('ends', 0, 1, 2), plan('renews', 0, 1, 1)])?.id).toBe('renews');
  expect(planWithRoom([plan('ends', 0, 1, 2)])?.id).toBe('ends');
});

it.each([
  ['every plan is full', [plan('full', 1, 1)]],
  ['the plan has ended', [plan('ended', 0, 3, 0), plan('none', 0, -1, -1)]],
  ['there is no plan', []],
])('finds none if %s', (_, plans) => {
  expect(planWithRoom(plans)).toBeUndefined();
});
