import { describe, expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { isTrial, trialOffer, trialPayMode } from './trial';

const month = priceExample({ price: 0 });
const trial = goodsExample({ goodsId: '5009', typeId: TRIAL_TYPE_ID, goodsPriceList: [month] });

describe('trialOffer', () => {
  it('finds the trial package with its monthly price', () => {
    expect(trialOffer([goodsExample(), trial])).toEqual({ goods: trial, price: month });
    expect([isTrial(goodsExample()), isTrial(trial)]).toEqual([false, true]);
  });

  it.each([
    ['no trial', [goodsExample()]],
    ['a trial without a price', [{ ...trial, goodsPriceList: [] }]],
    ['a year', [{ ...trial, goodsPriceList: [priceExample({ planUnit: 'year' })] }]],
    ['all devices', [{ ...trial, goodsPriceList: [priceExample({ buyNum: -1 })] }]],
  ])('is undefined if there is only %s', (_, offers) => {
    expect(trialOffer(offers)).toBeUndefined();
  });
});

describe('trialPayMode', () => {
  it('is ApplePay in the iOS app', { tags: ['2.screen.33'] }, () => {
    expect(trialPayMode({ os: 'ios', inApp: true })).toBe(2);
  });

  it.each([
    ['android', true],
    ['ios', false],
    ['other', false],
  ])('is CreditCard on %s (in the app: %s)', { tags: ['2.screen.34'] }, (os, inApp) => {
    expect(trialPayMode({ os, inApp })).toBe(3);
  });
});
