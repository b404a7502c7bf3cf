import { describe, expect, it } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { giftCardPaths, needsAddressFirst, ownGiftCardPath } from './giftCardPaths';

it('giftCardPaths are the pages of one card', () => {
  const page = `/giftCard/${GIFT_CODE}/packages`;
  expect(giftCardPaths.packages(GIFT_CODE)).toBe(page);
  expect(giftCardPaths.packages(GIFT_CODE, { checkedPriceId: 'a/b' })).toBe(
    `${page}?checkedPriceId=a%2Fb`,
  );
  expect(giftCardPaths.packages(GIFT_CODE, { packageId: 'a/b' })).toBe(`${page}?packageId=a%2Fb`);
  expect(giftCardPaths.payMethod(GIFT_CODE, 'a/b')).toBe(`${page}/a%2Fb/payMethod`);
});

describe('ownGiftCardPath', () => {
  it.each([
    giftCardPaths.packages(GIFT_CODE),
    giftCardPaths.packages(GIFT_CODE, { checkedPriceId: '50011' }),
    giftCardPaths.packages(GIFT_CODE, { packageId: '70001' }),
    giftCardPaths.payMethod(GIFT_CODE, '70001'),
    `/giftCard/${GIFT_CODE}/packages/5001/selectDevice?checkedPriceId=50011`,
  ])('accepts %s', (path) => {
    expect(ownGiftCardPath(path)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/giftCard',
    '/bills',
    `//evil.example/giftCard/${GIFT_CODE}/packages`,
    `https://evil.example/giftCard/${GIFT_CODE}/packages`,
    `/giftCard/${GIFT_CODE}/packages/../../../bills`,
    `/giftCard/${GIFT_CODE}/packages\\evil`,
    `/giftCard/${GIFT_CODE}/packages?token=1`,
    `/giftCard/${GIFT_CODE}/packages#x`,
    `/giftCard/${GIFT_CODE}/packages\n`,
    'javascript:alert(1)',
  ])('rejects %j', (path) => {
    expect(ownGiftCardPath(path)).toBeUndefined();
  });
});

it.each([
  [giftCardPaths.packages(GIFT_CODE, { checkedPriceId: '50011' }), true],
  [`/giftCard/${GIFT_CODE}/packages/5001/selectDevice?checkedPriceId=50011`, true],
  [giftCardPaths.payMethod(GIFT_CODE, '70001'), false],
  [`/giftCard/${GIFT_CODE}/packages/payMethod/selectDevice`, true],
  ['/package/renewal?packageId=70001', false],
  ['/bills/90001', false],
])('needsAddressFirst(%j) is %s', (path, first) => {
  expect(needsAddressFirst(path)).toBe(first);
});
