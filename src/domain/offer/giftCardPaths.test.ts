import { describe, expect, it } from 'vitest';
import { giftCardPaths, needsAddressFirst, ownGiftCardPath } from './giftCardPaths';

describe('ownGiftCardPath', () => {
  it.each([
    giftCardPaths.packages('GIFT000001'),
    giftCardPaths.packages('GIFT000001', { checkedPriceId: '50011' }),
    giftCardPaths.packages('GIFT000001', { packageId: '70001' }),
    giftCardPaths.payMethod('GIFT000001', '70001'),
    '/giftCard/GIFT000001/packages/5001/selectDevice?checkedPriceId=50011',
  ])('accepts %s', (path) => {
    expect(ownGiftCardPath(path)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/giftCard',
    '/bills',
    '//evil.example/giftCard/GIFT000001/packages',
    'https://evil.example/giftCard/GIFT000001/packages',
    '/giftCard/GIFT000001/packages/../../../bills',
    '/giftCard/GIFT000001/packages\\evil',
    '/giftCard/GIFT000001/packages?token=1',
    '/giftCard/GIFT000001/packages#x',
    '/giftCard/GIFT000001/packages\n',
    'javascript:alert(1)',
  ])('rejects %j', (path) => {
    expect(ownGiftCardPath(path)).toBeUndefined();
  });
});

it.each([
  [giftCardPaths.packages('GIFT000001', { checkedPriceId: '50011' }), true],
  ['/giftCard/GIFT000001/packages/5001/selectDevice?checkedPriceId=50011', true],
  [giftCardPaths.payMethod('GIFT000001', '70001'), false],
  ['/package/renewal?packageId=70001', false],
  ['/bills/90001', false],
])('needsAddressFirst(%j) is %s', (path, first) => {
  expect(needsAddressFirst(path)).toBe(first);
});
