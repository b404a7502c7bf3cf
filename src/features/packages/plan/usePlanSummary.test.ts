import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { InEnglish } from '../../../../tests/support/inEnglish';
import { usePlanSummary } from './usePlanSummary';

it.each([
  [2.99, 'Renews for $2.99 every month until you turn it off.'],
  [0, 'Nothing to pay. You don’t need a payment method.'],
])('says of a price of %d: %s', (price, sentence) => {
  const { result } = renderHook(usePlanSummary, { wrapper: InEnglish });
  expect(result.current(goodsExample(), priceExample({ price }))).toBe(sentence);
});
