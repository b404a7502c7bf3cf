import { expect, it } from 'vitest';
import { isMet } from '../../aims';
import { tapVerdicts } from './tapAims';

const missed = (purchase: Record<string, number[]>) =>
  tapVerdicts({ bare: [999], purchase })
    .filter((verdict) => !isMet(verdict))
    .map(({ what }) => what);

it('applies the aim to each tap by the median of its rounds', () => {
  const fine = [16, 96, 16];
  expect(missed({ pay: [100, 100, 999], terms: fine })).toEqual([]);
  expect(missed({ pay: [104, 16, 104], terms: fine })).toEqual(['tap to next paint: pay']);
});

it('lists the slowest tap first, then the worst round and the bare button', () => {
  const verdicts = tapVerdicts({
    bare: [24],
    purchase: { terms: [16, 16, 240], pay: [80, 80, 80] },
  });
  expect(verdicts.map(({ value }) => value)).toEqual([80, 16, 240, 24]);
});
