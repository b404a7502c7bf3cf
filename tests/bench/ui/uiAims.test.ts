import { describe, expect, it } from 'vitest';
import { isMet } from '../aims';
import type { Verdict } from '../aims';
import type { ListTime, ListTimes } from './listTimes';
import type { ListName } from './sizes';
import { listVerdicts, sizeVerdicts } from './uiAims';

const A_LITTLE = 0.001;

const missed = (verdicts: readonly Verdict[]) =>
  verdicts.filter((verdict) => !isMet(verdict)).map(({ what }) => what);

/** Three rounds of all lists, all alike but what is told otherwise. */
function timesWith(other: Partial<Record<ListName, ListTime>>): ListTimes {
  const usual: Record<ListName, ListTime> = {
    ours10: { mount: 10, toggle: 1 },
    ours100: { mount: 10, toggle: 1 },
    ours1000: { mount: 10, toggle: 1 },
    ours10000: { mount: 10, toggle: 1 },
    naive100: { mount: 100, toggle: 100 },
    naive1000: { mount: 1000, toggle: 1000 },
  };
  const rounds = Object.entries({ ...usual, ...other }).map(([name, time]) => [
    name,
    [time, time, time],
  ]);
  return Object.fromEntries(rounds) as ListTimes;
}

describe('the aims of the device list', () => {
  it('are met by a list that does not grow, and is faster than a plain one', () => {
    expect(missed(listVerdicts(timesWith({})))).toEqual([]);
  });

  const limits = [
    ['toggle of 10,000 / of 100', 1.2, (at: number) => ({ ours10000: { mount: 10, toggle: at } })],
    [
      'toggle of 10,000 / naive of 100',
      0.2,
      (at: number) => ({ naive100: { mount: 100, toggle: 1 / at } }),
    ],
    [
      'mount of 10,000 / of 1,000',
      1.3,
      (at: number) => ({ ours10000: { mount: 10 * at, toggle: 1 } }),
    ],
  ] as const;
  it.each(limits)('%s: met at %f, missed just beyond', (what, limit, withRatio) => {
    expect(missed(listVerdicts(timesWith(withRatio(limit))))).toEqual([]);
    const beyond = timesWith(withRatio(limit + A_LITTLE));
    expect(missed(listVerdicts(beyond))).toEqual([`device list: ${what}`]);
  });

  it('go by the middle of the ratios of each round: one bad round counts for nothing', () => {
    const times = timesWith({});
    times.ours10000[1] = { mount: 500, toggle: 500 };
    expect(missed(listVerdicts(times))).toEqual([]);
    times.ours10000[2] = { mount: 500, toggle: 500 };
    expect(missed(listVerdicts(times))).toHaveLength(3);
  });

  it('are these three: all other numbers are there to be read', () => {
    const promised = listVerdicts(timesWith({})).filter(({ atMost }) => atMost !== undefined);
    expect(promised.map(({ what }) => what)).toEqual(
      limits.map(([what]) => `device list: ${what}`),
    );
  });
});

describe('the aims of the parts', () => {
  const budgets = [
    ['AnyPart', 8000],
    ['DeviceList', 11_000],
    ['Dialog', 17_000],
    ['MuiParts', 24_000],
  ] as const;
  it.each(budgets)('%s: met at %i bytes, missed at one more', (name, bytes) => {
    const weighing = (parts: Record<string, number>) =>
      sizeVerdicts({ floor: 100_000, parts, later: {} });
    expect(missed(weighing({ [name]: bytes }))).toEqual([]);
    expect(missed(weighing({ [name]: bytes + 1 }))).toEqual([`ui: + ${name}`]);
  });

  const laterBudgets = [
    ['AnyPart', 8000],
    ['AppHeader', 44_000],
    ['DeviceList', 12_000],
  ] as const;
  it.each(laterBudgets)('%s, fetched later: met at %i bytes, missed at one more', (name, bytes) => {
    const weighing = (weight: number) =>
      sizeVerdicts({ floor: 100_000, parts: {}, later: { [name]: weight } });
    expect(missed(weighing(bytes))).toEqual([]);
    expect(missed(weighing(bytes + 1))).toEqual([`ui: + ${name}, fetched later`]);
  });

  it('set no limit to what every page pays, and show the dearest part first', () => {
    const parts = { Light: 1, Heavy: 7000, Middle: 500 };
    const [floor, ...rest] = sizeVerdicts({ floor: 9_000_000, parts, later: {} });
    expect(floor).toEqual({ what: 'ui: React, theme and reset', value: 9000, unit: ' kB' });
    expect(rest.map(({ what }) => what)).toEqual(['ui: + Heavy', 'ui: + Middle', 'ui: + Light']);
  });
});
