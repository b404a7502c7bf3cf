/** The conformance report has every criterion of WCAG 2.2, A and AA, once. `docs.test.ts` checks its test names. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const REPORT = readFileSync('docs/openacr.yaml', 'utf8');

/** Typed by hand from WCAG 2.2; 4.1.1 is in the catalogue of OpenACR too. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 ' +
  '2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 ' +
  '2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

/** Values of a field in one chapter. */
const valuesOf = (field: string, chapter: string) =>
  [...REPORT.matchAll(/^ {2}(\w+):\n([\s\S]*?)(?=^ {2}\w|$(?![\s\S]))/gm)]
    .filter(([, name]) => name === chapter)
    .flatMap(([, , text = '']) => [...text.matchAll(new RegExp(`${field}: '?([\\w.-]+)`, 'g'))])
    .map(([, value]) => value);

it.each([
  ['success_criteria_level_a', A],
  ['success_criteria_level_aa', AA],
])('%s has each criterion once, with a level', (chapter, criteria) => {
  const numbers = criteria.split(' ');
  expect(valuesOf('num', chapter)).toEqual(numbers);
  const levels = valuesOf('level', chapter);
  expect(levels).toHaveLength(numbers.length);
  for (const level of levels) {
    expect(['supports', 'partially-supports', 'does-not-support', 'not-applicable']).toContain(
      level,
    );
  }
});
