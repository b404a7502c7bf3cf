import { expect, it } from 'vitest';
import { billAddressSearch } from './search';

it.each([
  '/giftCard/GIFT000001/packages?checkedPriceId=50011',
  '/giftCard/GIFT000001/packages/70001/payMethod',
  '/bills/90001',
])('billAddressSearch accepts %s as returnTo', (returnTo) => {
  expect(billAddressSearch({ returnTo })).toEqual({ returnTo });
});

it.each([
  'https://evil.example/giftCard/GIFT000001/packages',
  '//evil.example/giftCard/GIFT000001/packages',
  'javascript:alert(1)',
  '/bills',
  7,
  undefined,
])('billAddressSearch drops %j as returnTo', (returnTo) => {
  expect(billAddressSearch({ returnTo })).toEqual({ returnTo: undefined });
});
