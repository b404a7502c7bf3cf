import { describe, expect, it } from 'vitest';
import {
  countChanges,
  coverageChanges,
  deviceRoom,
  isExchange,
  stayingDevices,
  keepChanges,
  nextPlanLimit,
} from './planDevices';
import type { HeldDevice } from './planDevices';

const device = (deviceId: string, lockStatus: 0 | 1): HeldDevice => ({ deviceId, lockStatus });
const plan = [device('a', 1), device('b', 0), device('c', 1), device('d', 0)];

describe('nextPlanLimit', () => {
  it('is maxDevNum, or Infinity for an unlimited plan', () => {
    expect(nextPlanLimit(3)).toBe(3);
    expect(nextPlanLimit(0)).toBe(0);
    expect(nextPlanLimit(-1)).toBe(Infinity);
  });
});

describe('deviceRoom', () => {
  it.each([
    [3, 1, 2],
    [3, 3, 0],
    [3, 4, 0],
  ])('with maxDevNum %i and %i devices is %i', (maxDevNum, covered, room) => {
    expect(deviceRoom({ isUnlimited: false, maxDevNum }, covered)).toBe(room);
  });
  it('is Infinity for an unlimited plan, regardless of maxDevNum', () => {
    expect(deviceRoom({ isUnlimited: true, maxDevNum: -1 }, 10_000)).toBe(Infinity);
    expect(deviceRoom({ isUnlimited: true, maxDevNum: 1 }, 5)).toBe(Infinity);
  });
});

describe('lock choices for the next plan', () => {
  it('keep the locked devices if there are no choices', () => {
    expect(stayingDevices(plan, new Map())).toEqual(['a', 'c']);
    expect(keepChanges(plan, new Map())).toEqual({ stopKeeping: [], keep: [] });
  });

  it('change the chosen devices, in the order of the plan', () => {
    const choices = new Map<string, 0 | 1>([
      ['d', 1],
      ['a', 0],
    ]);
    expect(stayingDevices(plan, choices)).toEqual(['c', 'd']);
    expect(keepChanges(plan, choices)).toEqual({ stopKeeping: ['a'], keep: ['d'] });
  });

  it('cause no changes if already applied or if the device is gone', () => {
    const choices = new Map<string, 0 | 1>([
      ['a', 1],
      ['b', 0],
      ['gone', 1],
    ]);
    expect(keepChanges(plan, choices)).toEqual({ stopKeeping: [], keep: [] });
    expect(stayingDevices(plan, choices)).toEqual(['a', 'c']);
  });

  it('are evaluated for 10,000 devices within 500 ms', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => device(String(at), 0));
    const choices = new Map(many.map(({ deviceId }) => [deviceId, 1 as const]));
    const before = performance.now();
    expect(stayingDevices(many, choices)).toHaveLength(10_000);
    expect(keepChanges(many, choices).keep).toHaveLength(10_000);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('coverageChanges', () => {
  const covered = [{ deviceId: 'a' }, { deviceId: 'b' }];
  const free = [{ deviceId: 'c' }, { deviceId: 'd' }];

  it('removes unselected devices of the plan and binds selected free ones', () => {
    const choices = new Map([
      ['b', false],
      ['c', true],
    ]);
    expect(coverageChanges({ covered, free }, choices)).toEqual({ remove: ['b'], bind: ['c'] });
  });

  it('is empty for choices that are already applied or whose device is gone', () => {
    const choices = new Map([
      ['a', true],
      ['d', false],
      ['gone', true],
    ]);
    expect(coverageChanges({ covered, free }, choices)).toEqual({ remove: [], bind: [] });
  });
});

it('countChanges counts all four kinds of changes', () => {
  expect(countChanges({ remove: [], stopKeeping: [], keep: [], bind: [] })).toBe(0);
  const changes = { remove: ['e'], stopKeeping: ['a'], keep: ['b', 'c'], bind: ['d'] };
  expect(countChanges(changes)).toBe(5);
});

describe('isExchange', () => {
  it.each([
    [['a'], ['b'], true],
    [['a'], [], false],
    [[], ['b'], false],
    [[], [], false],
  ])('of %j for %j is %s', (remove, bind, exchanged) => {
    expect(isExchange({ remove, bind })).toBe(exchanged);
  });
});
