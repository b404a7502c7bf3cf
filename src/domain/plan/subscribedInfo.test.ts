import { describe, expect, it } from 'vitest';
import { infoOfUnit, infosFrom } from './subscribedInfo';

const day = { planUnit: 'day', maxDevNum: 1 };
const month = { planUnit: 'month', maxDevNum: 2 };
const year = { planUnit: 'year', maxDevNum: 3 };
const week = { planUnit: 'week', maxDevNum: 9 };

describe('subscribed info', () => {
  it.each([
    { order: 'month, year', entries: [month, year] },
    { order: 'year, month', entries: [year, month] },
    { order: 'week, day, year, month', entries: [week, day, year, month] },
  ])('finds the entry of a unit in the order $order', { tags: ['7.pact.05'] }, ({ entries }) => {
    expect(infoOfUnit(entries, 'month')).toBe(month);
    expect(infoOfUnit(entries, 'year')).toBe(year);
  });

  it('is undefined if no entry has the unit', () => {
    expect(infoOfUnit([year], 'month')).toBeUndefined();
    expect(infoOfUnit([week], 'day')).toBeUndefined();
    expect(infoOfUnit([], 'year')).toBeUndefined();
  });

  it.each([[[day, month, year, week]], [[week, year, month, day]], [[month, week, day, year]]])(
    'puts the requested unit first and drops unknown units, in any order',
    (entries) => {
      expect(infosFrom(entries, 'year')).toEqual([year, day, month]);
      expect(infosFrom(entries, 'month')).toEqual([month, day, year]);
    },
  );

  it('omits missing units', () => {
    expect(infosFrom([year, week], 'month')).toEqual([year]);
    expect(infosFrom([], 'month')).toEqual([]);
  });
});
