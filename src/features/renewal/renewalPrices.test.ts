import { expect, it } from 'vitest';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { renewalPrices } from './renewalPrices';

const pricesFor = (isUnlimited: boolean, goods = goodsExample()) =>
  renewalPrices({ detail: subscriptionDetailExample({ isUnlimited }), goods })?.map(
    ({ price }) => price,
  );

it('renewalPrices returns the prices with the same coverage as the plan', () => {
  expect(pricesFor(false)?.toSorted((a, b) => a - b)).toEqual([2.99, 29.99]);
  expect(pricesFor(true)?.toSorted((a, b) => a - b)).toEqual([9.99, 99.99]);
});

it("renewalPrices returns no prices if none has the plan's coverage", () => {
  expect(pricesFor(false, goodsExample({ goodsPriceList: [] }))).toBeUndefined();
});
