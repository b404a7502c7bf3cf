import { describe, expect, it } from 'vitest';
import { isMet, verdictsOn } from './aims';
import { verdictTable } from './report';

const at = (...speeds: number[]) => speeds.map((perSecond) => ({ perSecond, p99: 1 }));
const cost = {
  ...{ kept: 1000, made: 1200, msEach: 2, msFirst: 2, msLast: 2, mbEach: 0.01, oldestGone: true },
  ...{ residentMbOfOne: 100, residentMb: 200, residentMbWithDb: 300 },
  ...{ msCall: 1, msMiss: 5, msEachSaved: 9, msOrderSaved: 2, msMissSaved: 7 },
};
const rounds = {
  plans: at(5000, 6000, 5000),
  plansOfMany: at(4800, 5900, 4900),
  devices: at(7000, 7000, 7000),
  devicesOfMany: at(7000, 6900, 7000),
  jsonServer: at(1500, 1500, 1500),
};
const missed = (...measured: Parameters<typeof verdictsOn>) =>
  verdictsOn(...measured)
    .filter((verdict) => !isMet(verdict))
    .map(({ value }) => value);

describe('the aims', () => {
  it('meets the aims with fast and small enough results, with or without peers', () => {
    expect(missed(rounds, cost)).toEqual([]);
    expect(missed({ ...rounds, mockoon: at(800, 800, 800) }, cost)).toEqual([]);
    expect(missed({ ...rounds, prism: at(4000, 4000, 4000) }, cost)).toEqual([]);
  });

  it('misses each aim on its own', () => {
    expect(missed({ ...rounds, jsonServer: at(5000, 5000, 5000) }, cost)).toEqual([1]);
    expect(missed({ ...rounds, mockoon: at(6000, 8000, 6000) }, cost)).toHaveLength(1);
    expect(missed({ ...rounds, prism: at(10_000, 10_000, 10_000) }, cost)).toEqual([0.5]);
    const slow = rounds.plans.map((one) => ({ ...one, p99: 3 }));
    expect(missed({ ...rounds, plans: slow }, cost)).toEqual([3]);
    expect(missed({ ...rounds, devicesOfMany: at(700, 700, 700) }, cost)).toEqual([0.1]);
    expect(missed(rounds, { ...cost, residentMb: 701 })).toEqual([701]);
    expect(missed(rounds, { ...cost, kept: 999 })).toEqual([999]);
    expect(missed(rounds, { ...cost, oldestGone: false })).toEqual([0]);
  });

  it('marks what was not measured as not available', () => {
    const table = verdictTable(verdictsOn(rounds, { ...cost, residentMb: 701 }));
    expect(table).toMatch(/ \/ json-server 0\.17: the same 20 rows +3\.33× +≥ 1\.5 +met\n/);
    expect(table).toMatch(/ \/ Mockoon: the same 20 rows +not available +≥ 1\n/);
    expect(table).toMatch(/memory with 1000 sandboxes +701 MB +≤ 700 +MISSED\n/);
  });
});
