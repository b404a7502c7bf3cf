import { expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { lowestMonthlyCents } from './lowestPrice';

it('finds the lowest monthly price of all packages', () => {
  const cheaper = goodsExample({ goodsPriceList: [priceExample({ price: 1.99 })] });
  expect(lowestMonthlyCents([goodsExample()])).toBe(299);
  expect(lowestMonthlyCents([goodsExample(), cheaper])).toBe(199);
});

it.each([
  ['yearly prices', goodsExample({ goodsPriceList: [priceExample({ planUnit: 'year' })] })],
  ['free packages', goodsExample({ goodsPriceList: [priceExample({ price: 0 })] })],
  ['trials', goodsExample({ typeId: TRIAL_TYPE_ID })],
])('leaves out %s', (_, goods) => {
  expect(lowestMonthlyCents([goods])).toBeUndefined();
  expect(lowestMonthlyCents([goods, goodsExample()])).toBe(299);
});
