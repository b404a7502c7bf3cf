import { describe, expect, it } from 'vitest';
import { coverageSteps, remainingChanges, uncoveredDevices } from './deviceSteps';

/** The calls as words: `+cd` binds c and d, `-a` removes a. */
const steps = (remove: string, bind: string, room: number) =>
  coverageSteps({ remove: [...remove], bind: [...bind] }, room)
    .map(({ type, deviceIds }) => (type === 'bind' ? '+' : '-') + deviceIds.join(''))
    .join(' ');

describe('the calls of an exchange', () => {
  it.each([
    ['one for one', 'a', 'c', 1, '+c -a'],
    ['one for one in an unlimited plan', 'a', 'c', Infinity, '+c -a'],
    ['two for two', 'ab', 'cd', 2, '+cd -ab'],
    ['more removed than added', 'ab', 'c', 1, '+c -ab'],
    ['more added than removed', 'a', 'cd', 2, '+cd -a'],
  ])(
    'bind before they remove where the plan has room: %s',
    { tags: ['10.ruling.26'] },
    (_, remove, bind, room, words) => {
      expect(steps(remove, bind, room)).toBe(words);
    },
  );

  it.each([
    ['ab', 'cd', 1, '+c -a +d -b'],
    ['a', 'cd', 1, '+c -a +d'],
    ['abc', 'def', 2, '+de -a +f -bc'],
  ])(
    'use the room that there is if only a part fits: %s for %s with room for %i',
    { tags: ['10.ruling.26'] },
    (remove, bind, room, words) => {
      expect(steps(remove, bind, room)).toBe(words);
    },
  );

  it.each([
    ['a', 'c', '-a +c'],
    ['ab', 'cd', '-a +c -b +d'],
    ['ab', 'c', '-a +c -b'],
  ])('in a full plan uncover one device at a time: %s for %s', (remove, bind, words) => {
    expect(steps(remove, bind, 0)).toBe(words);
  });

  it.each([
    ['', 'cd', 2, '+cd'],
    ['ab', '', 0, '-ab'],
    // The service refuses; its reason is shown.
    ['', 'cd', 0, '+cd'],
    ['', 'cd', 1, '+cd'],
    ['a', 'cd', 0, '-a +c +d'],
    ['', '', 3, ''],
  ])('are one call where nothing is exchanged: %s for %s', (remove, bind, room, words) => {
    expect(steps(remove, bind, room)).toBe(words);
  });

  it('never cover more devices than the plan allows, and bind and remove each device once', () => {
    const old = ['a', 'b', 'c'];
    const fresh = ['x', 'y', 'z'];
    for (const [leaving, coming, limit] of [3, 2, 1, 0].flatMap((out) =>
      [3, 2, 1, 0].flatMap((into) => [3, 4, 5, 6].map((most) => [out, into, most] as const)),
    )) {
      if (3 - leaving + coming > limit) continue;
      const covered = new Set(old);
      const change = { remove: old.slice(0, leaving), bind: fresh.slice(0, coming) };
      for (const { type, deviceIds } of coverageSteps(change, limit - 3)) {
        for (const id of deviceIds) {
          expect(covered.has(id)).toBe(type === 'remove');
          if (type === 'bind') covered.add(id);
          else covered.delete(id);
        }
        expect(covered.size).toBeLessThanOrEqual(limit);
        if (coming > 0)
          expect(covered.size).toBeGreaterThanOrEqual(Math.min(3 - leaving + coming, 2));
      }
      expect([...covered]).toEqual([...old.slice(leaving), ...fresh.slice(0, coming)]);
    }
  });
});

describe('after a failure', () => {
  const changes = { remove: ['a', 'b'], bind: ['c', 'd'], keep: ['e'], stopKeeping: ['f'] };
  const held = (locked: string, others: string) => [
    ...[...locked].map((deviceId) => ({ deviceId, lockStatus: 1 as const })),
    ...[...others].map((deviceId) => ({ deviceId, lockStatus: 0 as const })),
  ];

  it('the rest of the change is what the plan still lacks', () => {
    expect(remainingChanges(changes, held('f', 'abe'))).toEqual(changes);
    expect(remainingChanges(changes, held('ef', 'bc'))).toEqual({
      remove: ['b'],
      bind: ['d'],
      keep: [],
      stopKeeping: ['f'],
    });
    expect(remainingChanges(changes, held('e', 'cdf'))).toEqual({
      remove: [],
      bind: [],
      keep: [],
      stopKeeping: [],
    });
  });

  it.each([
    ['nothing happened', 'ab', []],
    ['a left, and nothing took its place', 'b', ['a']],
    ['c took the place of a', 'bc', []],
    ['b left, and nothing took its place', 'c', ['b']],
    ['all is done', 'cd', []],
  ])('finds the device that lost its place: %s', (_, covered, uncovered) => {
    const rest = remainingChanges(changes, held('', covered));
    expect(uncoveredDevices(changes, rest)).toEqual(uncovered);
  });

  it('finds none of more devices that left than came, once all came', () => {
    const more = { ...changes, bind: ['c'] };
    expect(uncoveredDevices(more, remainingChanges(more, held('', 'c')))).toEqual([]);
  });
});
