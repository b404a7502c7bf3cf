import type { SchemaFieldDescription } from 'yup';

type Test = (name: string) => Readonly<Record<string, unknown>> | undefined;

const testOf = (description: SchemaFieldDescription): Test => {
  const tests = 'tests' in description ? description.tests : [];
  return (name) => {
    const found = tests.find((test) => test.name === name);
    return found && { ...found.params };
  };
};

/**
 * A pattern as the verifier reads it: for its library `^` and `$` are the ends of a line and `\d`
 * any digit of Unicode, unlike in JavaScript.
 */
const portable = ({ source }: RegExp): string =>
  source.replace(/^\^/, '\\A').replace(/\$$/, '\\z').replaceAll('\\d', '[0-9]');

/** A value whose text matches a pattern, of any type: `7` and `"7"`. */
export const ofText = (pattern: RegExp, example: unknown) => ({
  'pact:matcher:type': 'regex',
  regex: portable(pattern),
  value: example,
});

/** A value of a JSON type that matches a pattern. */
export const ofKind = (type: 'type' | 'integer' | 'number', pattern: RegExp, example: unknown) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': type },
    { 'pact:matcher:type': 'regex', regex: portable(pattern) },
  ],
  value: example,
});

/** A text or list that is not empty. */
export const filled = (example: unknown) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'notEmpty' }],
  value: example,
});

/** One of a few values of the same type. */
export const anyOf = (choices: readonly unknown[], example: unknown) =>
  ofKind(
    typeof example === 'number' ? 'integer' : 'type',
    new RegExp(`^(${choices.map(String).join('|')})$`),
    example,
  );

/** Digits before the point below a power of ten. */
const digitsBelow = (limit: number): string => {
  const digits = Math.log10(limit);
  if (!Number.isInteger(digits)) throw new Error(`No pattern for numbers below ${limit}`);
  return `{1,${digits}}`;
};

/** The pattern of the limits of a number; null if it has none. @throws Error for limits without a pattern. */
function patternOf(test: Test, excluded: readonly unknown[]): RegExp | null {
  const isWhole = test('integer') !== undefined;
  const { min } = test('min') ?? {};
  const { less, max } = test('max') ?? {};
  const { multipleOf } = test('multipleOf') ?? {};
  const known = [String(min), String(less ?? ''), String(max ?? ''), excluded.join()].join('; ');
  if (known === 'undefined; ; ; ') return null;
  if (isWhole && known === '0; ; ; ') return /^\d+$/;
  if (isWhole && known === '-1; ; ; 0') return /^(-1|[1-9]\d*)$/;
  if (multipleOf === 0.01 && min === 0 && typeof less === 'number' && max === undefined) {
    return new RegExp(`^\\d${digitsBelow(less)}(\\.\\d{1,2}0*)?$`);
  }
  throw new Error(`No pattern for the limits ${known}`);
}

/** A number within the limits of its schema. */
export function numberMatcher(description: SchemaFieldDescription, example: number): unknown {
  const test = testOf(description);
  const excluded = 'notOneOf' in description ? description.notOneOf : [];
  const type = test('integer') ? 'integer' : 'number';
  const pattern = patternOf(test, excluded);
  return pattern ? ofKind(type, pattern, example) : { 'pact:matcher:type': type, value: example };
}

/** A text with the pattern or the minimum length of its schema. */
export function textMatcher(description: SchemaFieldDescription, example: string): unknown {
  const test = testOf(description);
  const pattern = test('matches')?.regex;
  if (pattern instanceof RegExp) return ofKind('type', pattern, example);
  const min = test('min')?.min;
  if (min === 1) return filled(example);
  if (min !== undefined) throw new Error(`No matcher for a text of at least ${String(min)}`);
  return { 'pact:matcher:type': 'type', value: example };
}
