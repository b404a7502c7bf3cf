import { expect, it } from 'vitest';
import { FASTEST_REPORTED_MS, tapTimes } from './tapTimes';

const taps = [
  { name: 'first', at: 1000 },
  { name: 'second', at: 2000 },
  { name: 'third', at: 3000 },
];

it('gives each tap the slowest of the events before the next tap', () => {
  const events = [
    { at: 1001, ms: 24 },
    { at: 1080, ms: 48 },
    { at: 2000, ms: 104 },
    { at: 2999, ms: 32 },
  ];
  expect(tapTimes(taps, events)).toEqual({ first: 48, second: 104, third: FASTEST_REPORTED_MS });
});

it('ignores events before the first tap', () => {
  expect(tapTimes(taps.slice(0, 1), [{ at: 999, ms: 800 }])).toEqual({
    first: FASTEST_REPORTED_MS,
  });
});
