import { describe, expect, it } from 'vitest';
import { constraintOf, exactly, implies, inWords } from './constraint';
import { regex, rule, type } from './samples';

const of = (example: unknown, ...matchers: Parameters<typeof rule>) =>
  constraintOf(rule(...matchers), example);

const text = of('a', type);
const anyText = of('a', type, regex('^.+$'));
const units = of('day', type, regex('^(day|month|year)$'));
const fewerUnits = of('day', type, regex('^(day|month)$'));
const whole = of(1, { match: 'integer' });
const number = of(1, { match: 'number' });
const list = of([1], { match: 'type', min: 1 });
const longerList = of([1], { match: 'type', min: 2 });

describe('implies', () => {
  it.each([
    ['a fixed value', exactly('day'), units],
    ['a fixed value', exactly('day'), text],
    ['fewer values', fewerUnits, units],
    ['listed values', units, anyText],
    ['a pattern', anyText, text],
    ['a whole number', whole, number],
    ['a longer list', longerList, list],
    ['null', of(null, { match: 'null' }), of(null, type)],
    ['fewer statuses', exactly(200), of(200, { match: 'statusCode', status: [200, 400] })],
  ])('holds from the narrower to the wider one only: %s', (_, narrower, wider) => {
    expect(implies(narrower, wider)).toBe(true);
    expect(implies(wider, narrower)).toBe(false);
  });

  it('does not hold between different types', () => {
    expect(implies(of(1, type), of('1', type))).toBe(false);
    expect(implies(whole, of('1', type))).toBe(false);
    expect(implies(exactly('autumn'), units)).toBe(false);
  });

  it('is not assumed for patterns that cannot be compared', () => {
    expect(implies(of('a', regex('^a+$')), of('a', regex('^[a-z]+$')))).toBe(false);
  });

  it('knows alternatives', () => {
    const either = constraintOf({ combine: 'OR', matchers: [{ match: 'null' }, type] }, 'a');
    expect(implies(exactly('b'), either)).toBe(true);
    expect(implies(either, exactly('b'))).toBe(false);
  });
});

describe('inWords', () => {
  it.each([
    [units, 'one of day, month, year'],
    [exactly('x'), 'exactly "x"'],
    [anyText, 'a string not empty'],
    [whole, 'a whole number'],
    [of(1, { match: 'integer' }, regex('\\A[0-9]+\\z')), 'a whole number 0 or more'],
    [list, 'a list of at least 1'],
    [of(200, { match: 'statusCode', status: [200, 400, 401] }), '200, 400 or 401'],
  ])('describes a constraint', (constraint, words) => {
    expect(inWords(constraint)).toBe(words);
  });
});
