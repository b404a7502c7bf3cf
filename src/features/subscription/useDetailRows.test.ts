import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { describe, expect, it } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useDetailRows } from './useDetailRows';
import type { NextPrice } from './useDetailRows';

type Fields = Parameters<typeof subscriptionDetailExample>[0];

/** The labels and values of a subscription whose period ends on 7 December 2026. */
function rowsOf(fields: Fields, nextPrice?: NextPrice) {
  const detail = subscriptionDetailExample({ nextRenewal: '2026-12-07T09:05:03Z', ...fields });
  const { result } = renderInPortal(() => useDetailRows(detail, [], nextPrice));
  return Object.fromEntries(result.current.map(({ label, value }) => [label, value]));
}

describe('useDetailRows', () => {
  it('shows the next renewal and its price while renewal is on', () => {
    expect(rowsOf({ isRenewal: true })).toEqual({
      Renewal: 'Renews automatically',
      'Next renewal': '12/07/2026\u00a0· December\u00a07',
      'Renewal price': '$2.99',
      Billing: 'Monthly',
      'Payment method': 'PayPal',
      Devices: '1 of 1 device',
    });
  });

  it('shows the end date and the price paid while renewal is off', () => {
    expect(rowsOf({ isRenewal: false, price: 35.88, subScribeType: 'year' })).toMatchObject({
      Renewal: 'Renewal is off',
      'Ends on': '12/07/2026\u00a0· December\u00a07',
      Price: '$35.88',
      Billing: 'Annual',
    });
  });

  it('calls the price of a plan that was not paid for the renewal price', () => {
    const gift = rowsOf({ isRenewal: false, whetherPay: false, orderType: 'giftCard' });
    expect(gift).toMatchObject({ Renewal: 'Renewal is off', 'Renewal price': '$2.99' });
    expect(gift).not.toHaveProperty('Price');
  });

  it('shows the end date of an expired plan', () => {
    expect(rowsOf({ isExpire: true, isRenewal: false })).toHaveProperty(
      ['Ended on'],
      '12/07/2026\u00a0· December\u00a07',
    );
    expect(rowsOf({ isExpire: true, isRenewal: true })).toHaveProperty(
      ['Ended on'],
      '12/07/2026\u00a0· December\u00a07',
    );
  });

  it('shows the price paid and, for a pending change, the renewal price separately', () => {
    const changing = { packageChangeRecord: { maxDevNum: 3, buyNum: 1 } };
    const next = { price: 3.99 };
    expect(rowsOf(changing, next)).toMatchObject({ Price: '$2.99', 'Renewal price': '$3.99' });
    expect(rowsOf(changing, { ...next, planUnit: 'month' })).toMatchObject({
      'Renewal price': '$3.99 /\u00a0month',
    });
    // As wide as the price that replaces it.
    const dash = '–'.padStart('$2.99 / month'.length, '\u00a0');
    expect(rowsOf(changing)).toMatchObject({ Price: '$2.99', 'Renewal price': dash });
  });

  it('shows the price of a free plan as free, and no renewal row without a renewal', () => {
    expect(rowsOf({ packageType: 0 })).toHaveProperty('Price', 'Free basic plan');
    expect(rowsOf({ packageType: 0 })).not.toHaveProperty('Renewal');
    expect(rowsOf({ isExpire: true })).not.toHaveProperty('Renewal');
  });

  it.each([
    [{ payMode: 2 }, 'App Store'],
    [{ payMode: 3 }, 'Credit Card'],
    [{ payMode: null, orderType: 'giftCard' }, 'Gift card'],
    [{ payMode: null, orderType: 'ruleGive' }, 'Included free'],
  ] as const)('for %j shows the payment method "%s"', (fields, words) => {
    expect(rowsOf(fields)).toHaveProperty(['Payment method'], words);
  });
});
