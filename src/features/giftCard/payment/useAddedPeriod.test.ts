import { expect, it } from 'vitest';
import { extensionExample } from '@homeview/contracts/domains/giftCard/giftCard.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { noteServiceTime } from '../../../platform/serviceTime';
import type { GiftExtension, GiftPayMethod } from './giftPayMethods';
import { useAddedPeriod } from './useAddedPeriod';
import type { ExtendedPlan } from './useAddedPeriod';

const free = priceExample({ price: 0 });
const gift = (payMark: boolean): GiftExtension => ({
  kind: 'extension',
  id: '70001',
  extension: extensionExample(),
  goods: goodsExample({ payMark, goodsPriceList: [free] }),
  price: free,
});

const newPlan: GiftPayMethod = { ...gift(true), kind: 'package' };

/** Labels and values of what the card adds. */
function added(payMark: boolean, plan?: ExtendedPlan, chosen: GiftPayMethod = gift(payMark)) {
  const { result } = renderInPortal(useAddedPeriod);
  const rows = result.current(chosen, plan);
  return Object.fromEntries<string>(
    rows.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]),
  );
}

const plan = { nextRenewal: '2026-12-03T10:00:00Z', price: 2.99 };

it('names the new end date, and the day and sum of the first payment', () => {
  expect(added(true, plan)).toEqual({
    'Gift card gives': '1 month',
    'Free period starts': '12/03/2026 · December 3',
    'New end date': '01/03/2027 · January 3',
    'First payment': '$2.99 on 01/03/2027 · January 3',
  });
});

it('names no payment for a card that asks for none', () => {
  expect(added(false, plan)).not.toHaveProperty('First payment');
});

it('promises no exact day where the service may count from a later day of the month', () => {
  expect(added(true, { ...plan, nextRenewal: '2027-02-28T10:00:00Z' })).toEqual({
    'Gift card gives': '1 month',
    'Free period starts': '02/28/2027 · February 28',
    'New end date, at least': '03/28/2027 · March 28',
    'First payment': '$2.99',
  });
});

it('computes no day for a plan without an end date', () => {
  expect(added(true, { ...plan, nextRenewal: null })).toEqual({
    'Gift card gives': '1 month',
  });
  expect(added(true)).toEqual({ 'Gift card gives': '1 month' });
});

it('counts a new plan from today, and names its end and its first payment', () => {
  noteServiceTime('Mon, 30 Nov 2026 10:00:00 GMT');
  expect(added(true, { nextRenewal: null, price: 2.99 }, newPlan)).toEqual({
    'Gift card gives': '1 month',
    'Free until': '12/30/2026 · December 30',
    'First payment': '$2.99 on 12/30/2026 · December 30',
  });
  expect(added(true, undefined, newPlan)).toEqual({
    'Gift card gives': '1 month',
    'Free until': '12/30/2026 · December 30',
  });
});
