import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { promotionStage } from '../../domain/offer/promotion';
import { PROMOTION_TITLE } from './promotionTitle';

it.each([
  [0, 'This event has not started yet'],
  [2, 'This event has expired'],
])('activity status %i shows the title "%s"', (status, words) => {
  const stage = promotionStage(status);
  expect(stage !== 'running' && english(PROMOTION_TITLE[stage])).toBe(words);
});
