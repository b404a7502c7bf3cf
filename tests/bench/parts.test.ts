import { expect, it } from 'vitest';
import { PARTS, parseBenchOptions } from './parts';

it('measures everything without options', () => {
  expect(parseBenchOptions([])).toEqual({ parts: PARTS, rounds: undefined });
});

it('measures only the named parts, in the order of a whole run', () => {
  expect(parseBenchOptions(['--only', 'taps,pages', '--rounds', '3'])).toEqual({
    parts: ['pages', 'taps'],
    rounds: 3,
  });
});

it.each([
  [['--only', 'page'], 'servers, ui, bills, pages, taps'],
  [['--rounds', '0'], 'whole number'],
  [['--rounds', 'few'], 'whole number'],
  [['--onyl', 'pages'], 'onyl'],
])('rejects %j with an explanation', (args, words) => {
  expect(() => parseBenchOptions(args)).toThrow(words);
});
