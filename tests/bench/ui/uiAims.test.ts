import { describe, expect, it } from 'vitest';
import { isMet } from '../aims';
import type { Verdict } from '../aims';
import type { ListTime, ListTimes } from './listTimes';
import type { ListName } from './sizes';
import { GROUP_NAMES } from './groupNames';
import type { GroupName } from './groupNames';
import type { GroupCosts } from './groupCosts';
import { groupVerdicts, listVerdicts } from './uiAims';

const A_LITTLE = 0.001;

const missed = (verdicts: readonly Verdict[]) =>
  verdicts.filter((verdict) => !isMet(verdict)).map(({ what }) => what);

/** Three rounds of all lists with the same values except for the given ones. */
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
  it('meets the aims with a list whose cost does not grow and that is faster than a plain one', () => {
    expect(missed(listVerdicts(timesWith({})))).toEqual([]);
  });

  const limits = [
    ['toggle of 10,000 / of 100', 1.3, (at: number) => ({ ours10000: { mount: 10, toggle: at } })],
    [
      'toggle of 10,000 / naive of 100',
      0.3,
      (at: number) => ({ naive100: { mount: 100, toggle: 1 / at } }),
    ],
    [
      'mount of 10,000 / of 1,000',
      1.3,
      (at: number) => ({ ours10000: { mount: 10 * at, toggle: 1 } }),
    ],
  ] as const;
  it.each(limits)(
    'meets the aim for %s at %f and misses it just beyond',
    (what, limit, withRatio) => {
      expect(missed(listVerdicts(timesWith(withRatio(limit))))).toEqual([]);
      const beyond = timesWith(withRatio(limit + A_LITTLE));
      expect(missed(listVerdicts(beyond))).toEqual([`device list: ${what}`]);
    },
  );

  it('uses the median of the ratios per round, so that one bad round does not count', () => {
    const times = timesWith({});
    times.ours10000[1] = { mount: 500, toggle: 500 };
    expect(missed(listVerdicts(times))).toEqual([]);
    times.ours10000[2] = { mount: 500, toggle: 500 };
    expect(missed(listVerdicts(times))).toHaveLength(3);
  });

  it('sets exactly these three aims and none for the other numbers', () => {
    const promised = listVerdicts(timesWith({})).filter(({ atMost }) => atMost !== undefined);
    expect(promised.map(({ what }) => what)).toEqual(
      limits.map(([what]) => `device list: ${what}`),
    );
  });
});

describe('the aims of the groups', () => {
  /** Costs of all groups equal to plain MUI's, except for one group. */
  const costing = (name: GroupName, bytes: number, mount: number): GroupCosts => {
    const plain = { bytes: { Ours: 100_000, Plain: 100_000 }, mounts: { Ours: [10], Plain: [10] } };
    const groups = {
      ...{ cards: plain, feedback: plain, inputs: plain },
      ...{ lists: plain, navigation: plain },
    };
    const dear = {
      bytes: { ...plain.bytes, Ours: bytes },
      mounts: { ...plain.mounts, Ours: [mount] },
    };
    return { ...groups, [name]: dear };
  };

  it.each(GROUP_NAMES)(
    'meets the aims for size and mount of %s at the limit and misses them beyond',
    (name) => {
      expect(missed(groupVerdicts(costing(name, 135_000, 25)))).toEqual([]);
      expect(missed(groupVerdicts(costing(name, 135_001, 25)))).toEqual([
        `ui ${name}: weight / plain MUI`,
      ]);
      expect(missed(groupVerdicts(costing(name, 135_000, 25.1)))).toEqual([
        `ui ${name}: mount / plain MUI`,
      ]);
    },
  );
});
