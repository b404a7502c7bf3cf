import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patternText } from './words.mjs';

/** Every pattern of the committed contracts. */
const patterns = [
  'contracts/openapi.json',
  'contracts/pacts/homeview-portal-homeview-backend.json',
  'contracts/pacts/homeview-portal-homeview-backend-assumed.json',
].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/"(?:pattern|regex)": ?("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => JSON.parse(text) as string,
  ),
);

describe('patternText', () => {
  it('puts every pattern of the contracts into words', () => {
    expect(new Set(patterns).size).toBeGreaterThan(20);
    expect(patterns.filter((one) => patternText(one).startsWith('that matches'))).toEqual([]);
  });

  it.each([
    ['^(day|month|year)$', 'one of day, month, year'],
    ['\\A(200)\\z', 'exactly 200'],
    ['^(app|web)$', 'one of app, web'],
    ['\\A[0-9]+\\z', '0 or more'],
    ['\\A(-1|[1-9][0-9]*)\\z', '-1, 1 or more'],
    ['\\A(0|-[0-9]+)\\z', '0 or less'],
    ['\\A-?([0-467]|[1-9][0-9]+)\\z', 'other than 5, 8, 9'],
    ['\\A[0-9]{1,13}(\\.[0-9]{1,2}0*)?\\z', 'with at most two decimals'],
    ['\\A[24][0-9][0-9]\\z', 'a status of 2xx or 4xx'],
    ['^.+$', 'not empty'],
    ['^[a-f]{3}$', 'that matches ^[a-f]{3}$'],
  ])('says what %s accepts', (pattern, words) => {
    expect(patternText(pattern)).toBe(words);
  });
});
