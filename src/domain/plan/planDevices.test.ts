import { describe, expect, it } from 'vitest';
import {
  countChanges,
  deviceRoom,
  stayingDevices,
  lockChanges,
  nextPlanLimit,
} from './planDevices';
import type { HeldDevice } from './planDevices';

const device = (deviceId: string, lockStatus: 0 | 1): HeldDevice => ({ deviceId, lockStatus });
const plan = [device('a', 1), device('b', 0), device('c', 1), device('d', 0)];

describe('the limit of the next plan', () => {
  it('is its maxDevNum, and none when that says unlimited', () => {
    expect(nextPlanLimit(3)).toBe(3);
    expect(nextPlanLimit(0)).toBe(0);
    expect(nextPlanLimit(-1)).toBe(Infinity);
  });
});

describe('the room in a plan', () => {
  it.each([
    [3, 1, 2],
    [3, 3, 0],
    [3, 4, 0],
  ])('for %i devices that covers %i is %i', (maxDevNum, covered, room) => {
    expect(deviceRoom({ isUnlimited: false, maxDevNum }, covered)).toBe(room);
  });
  it('without a limit is endless, whatever its number says', () => {
    expect(deviceRoom({ isUnlimited: true, maxDevNum: -1 }, 10_000)).toBe(Infinity);
    expect(deviceRoom({ isUnlimited: true, maxDevNum: 1 }, 5)).toBe(Infinity);
  });
});

describe('wishes for the next plan', () => {
  it('without any, the locked devices go on', () => {
    expect(stayingDevices(plan, new Map())).toEqual(['a', 'c']);
    expect(lockChanges(plan, new Map())).toEqual({ release: [], lock: [] });
  });

  it('change the devices they name, in the order of the plan', () => {
    const wishes = new Map<string, 0 | 1>([
      ['d', 1],
      ['a', 0],
    ]);
    expect(stayingDevices(plan, wishes)).toEqual(['c', 'd']);
    expect(lockChanges(plan, wishes)).toEqual({ release: ['a'], lock: ['d'] });
  });

  it('that are granted, or of a device that is gone, ask for nothing', () => {
    const wishes = new Map<string, 0 | 1>([
      ['a', 1],
      ['b', 0],
      ['gone', 1],
    ]);
    expect(lockChanges(plan, wishes)).toEqual({ release: [], lock: [] });
    expect(stayingDevices(plan, wishes)).toEqual(['a', 'c']);
  });

  it('are judged for 10,000 devices at once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => device(String(at), 0));
    const wishes = new Map(many.map(({ deviceId }) => [deviceId, 1 as const]));
    const before = performance.now();
    expect(stayingDevices(many, wishes)).toHaveLength(10_000);
    expect(lockChanges(many, wishes).lock).toHaveLength(10_000);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

it('changes are counted over all three kinds', () => {
  expect(countChanges({ release: [], lock: [], bind: [] })).toBe(0);
  expect(countChanges({ release: ['a'], lock: ['b', 'c'], bind: ['d'] })).toBe(4);
});
