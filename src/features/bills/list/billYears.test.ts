import { expect, it } from 'vitest';
import { orderRowExample } from '@homeview/contracts/domains/billing/billing.examples';
import { billYears, isWholeYear } from './billYears';

it('groups bills by the year of their shown date and keeps their order', () => {
  const bills = ['2027-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2026-01-01T00:00:00Z'].map(
    (subscribeDate, at) => orderRowExample({ orderId: `${at}`, subscribeDate }),
  );
  const years = billYears(bills).map(({ year, bills: of }) => [year, of.map((b) => b.orderId)]);
  expect(years).toEqual([
    ['2027', ['0']],
    ['2026', ['1', '2']],
  ]);
});

it('returns no year without bills', () => {
  expect(billYears([])).toEqual([]);
});

it('knows whether all bills of a year are loaded', () => {
  const rows = ['2027-01-01T00:00:00Z', '2026-12-31T23:59:59Z'].map((subscribeDate, at) =>
    orderRowExample({ orderId: `${at}`, subscribeDate }),
  );
  expect(isWholeYear('2027', rows, true)).toBe(true);
  expect(isWholeYear('2026', rows, true)).toBe(false);
  expect(isWholeYear('2025', rows, true)).toBe(false);
  expect(isWholeYear('2026', rows, false)).toBe(true);
});
