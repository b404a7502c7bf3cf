import { expect, it } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { billAddressSearch } from './search';

it.each([
  `/giftCard/${GIFT_CODE}/packages?checkedPriceId=50011`,
  `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
  '/bills/90001',
])('billAddressSearch accepts %s as returnTo', (returnTo) => {
  expect(billAddressSearch({ returnTo })).toEqual({ returnTo });
});

it.each([
  `https://evil.example/giftCard/${GIFT_CODE}/packages`,
  `//evil.example/giftCard/${GIFT_CODE}/packages`,
  'javascript:alert(1)',
  '/bills',
  7,
  undefined,
])('billAddressSearch drops %j as returnTo', (returnTo) => {
  expect(billAddressSearch({ returnTo })).toEqual({ returnTo: undefined });
});
