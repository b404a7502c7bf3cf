/** What a value must be, taken from the matchers of a pact, and whether one constraint implies another. */
import { listText } from '../../backend/verify/output/shapes.mjs';
import { patternText, wordsIn } from '../../backend/verify/output/words.mjs';
import type { Matcher, Rule } from './contract';

/** Alternatives: a value fits if it fits every matcher of one of them. */
export type Constraint = readonly (readonly Matcher[])[];

export const exactly = (value: unknown): Constraint => [[{ match: 'equality', value }]];

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Names the type of a `type` matcher, which the pact leaves to the example. */
function withType(matcher: Matcher, example: unknown): Matcher {
  if (matcher.match === 'type') return { ...matcher, of: typeOf(example) };
  return matcher.match === 'equality' ? { match: 'equality', value: example } : matcher;
}

/** The constraint of a rule; without a rule the value must equal the example. */
export function constraintOf(rule: Rule | undefined, example: unknown): Constraint {
  if (!rule || rule.matchers.length === 0) return exactly(example);
  const matchers = rule.matchers.map((matcher) => withType(matcher, example));
  return rule.combine === 'OR' ? matchers.map((one) => [one]) : [matchers];
}

/** Sorts the keys at every depth, so that their order never matters. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeOf(inner) === 'object'
      ? Object.fromEntries(Object.entries(inner as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The values of a pattern such as `^(day|month|year)$`; undefined for any other pattern. */
export function valuesOf({ match, regex }: Matcher): readonly string[] | undefined {
  const words = match === 'regex' ? wordsIn(String(regex)) : [];
  return words.length > 0 ? words : undefined;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a value fits a matcher of each kind; the kinds that are not here cannot be decided. */
const FITS: Readonly<Record<string, (value: unknown, matcher: Matcher) => boolean>> = {
  equality: (value, matcher) => canonical(matcher['value']) === canonical(value),
  type: (value, { of, min, max }) => typeOf(value) === of && min === undefined && max === undefined,
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  decimal: (value) => typeof value === 'number' && !Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  notEmpty: (value) => value !== '' && !(Array.isArray(value) && value.length === 0),
  minimum: (value, { value: least }) => Number(value) >= Number(least),
  exclusiveMaximum: (value, { value: limit }) => Number(value) < Number(limit),
  include: (value, { value: part }) => String(value).includes(String(part)),
  statusCode: (value, { status }) => asList(status).includes(value),
  regex: (value, { regex }) => {
    try {
      return new RegExp(String(regex)).test(String(value));
    } catch {
      return false;
    }
  },
};

const fits = (value: unknown, matcher: Matcher): boolean =>
  FITS[matcher.match]?.(value, matcher) ?? false;

/** The types that have all values of a type of number. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['integer', 'number'],
  decimal: ['decimal', 'number'],
  number: ['number'],
};

function typeImplies(known: Matcher, wanted: Matcher): boolean {
  const [knownType, wantedType] = [known, wanted].map(({ match, of }) =>
    String(match === 'type' ? of : match),
  ) as [string, string];
  if (wanted.match !== 'type' || known.match !== 'type') {
    return WIDER[knownType]?.includes(wantedType) ?? false;
  }
  const isWithin =
    Number(known['min'] ?? 0) >= Number(wanted['min'] ?? 0) &&
    Number(known['max'] ?? Infinity) <= Number(wanted['max'] ?? Infinity);
  return knownType === wantedType && isWithin;
}

/** Whether every value that fits the known matcher also fits the wanted one. */
function matcherImplies(known: Matcher, wanted: Matcher): boolean {
  if (canonical(known) === canonical(wanted)) return true;
  if (known.match === 'equality') return fits(known['value'], wanted);
  if (known.match === 'null') return fits(null, wanted);
  // A lower limit that is higher, and an upper one that is lower, ask for more.
  if (known.match === wanted.match && /^(minimum|exclusiveMaximum)$/.test(known.match)) {
    return fits(known['value'], wanted) || known['value'] === wanted['value'];
  }
  if (known.match === 'statusCode') {
    return asList(known['status']).every((status) => fits(status, wanted));
  }
  const values = valuesOf(known);
  if (values) return values.every((value) => fits(value, wanted));
  return typeImplies(known, wanted);
}

/** Whether every value that fits `known` also fits `wanted`. False also if this cannot be decided. */
export const implies = (known: Constraint, wanted: Constraint): boolean =>
  known.every((from) =>
    wanted.some((to) => to.every((want) => from.some((one) => matcherImplies(one, want)))),
  );

const LONGEST = 60;

export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

const TYPES: Readonly<Record<string, string>> = {
  ...{ string: 'a string', number: 'a number', boolean: 'true or false' },
  ...{ object: 'an object', null: 'null' },
};

/** `200, 400 or 401`. */
const either = (values: readonly unknown[]) => values.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** Each kind of matcher in words; `value` is the option of that name. */
const WORDS: Readonly<Record<string, (value: unknown, matcher: Matcher) => string>> = {
  equality: (value) => `exactly ${shortened(canonical(value))}`,
  regex: (_, { regex }) => patternText(String(regex)),
  notEmpty: () => 'that is not empty',
  minimum: (value) => `of at least ${String(value)}`,
  exclusiveMaximum: (value) => `below ${String(value)}`,
  multipleOf: (value) =>
    value === 0.01 ? 'with at most two decimals' : `a multiple of ${String(value)}`,
  not: (value) => `other than ${canonical(value)}`,
  statusCode: (_, { status }) => either(asList(status)),
  length: (_, { length }) => `exactly ${String(length)} long`,
  type: (_, { of, ...sizes }) =>
    of === 'array' ? listText(sizes) : (TYPES[String(of)] ?? String(of)),
  integer: () => 'a whole number',
  decimal: () => 'a number with decimals',
  number: () => 'a number',
  boolean: () => 'true or false',
  null: () => 'null',
};

function described(matcher: Matcher): string {
  const values = valuesOf(matcher);
  if (values) return `one of ${shortened(values.join(', '))}`;
  return WORDS[matcher.match]?.(matcher['value'], matcher) ?? shortened(canonical(matcher));
}

/** A constraint in words: `a string that is not empty`, `200, 400 or 401`. */
export function inWords(constraint: Constraint): string {
  const listed = constraint.length > 1 ? listedValues(constraint) : undefined;
  if (listed) return `one of ${shortened(listed.join(', '))}`;
  const alternatives = constraint.map((matchers) => {
    const isList = matchers.some((one) => valuesOf(one));
    const shown = isList ? matchers.filter(({ match }) => match !== 'type') : matchers;
    // The words of some patterns name the type: a time in ISO 8601.
    const whole = shown.filter(({ match }) => match === 'regex').map(described);
    const named = whole.find((text) => /^an? /.test(text));
    return named ?? (shown.map(described).join(' ') || 'anything');
  });
  return alternatives.join(', or ');
}

/** The values that a constraint lists; undefined if it is no list of values. */
export function listedValues(constraint: Constraint): readonly string[] | undefined {
  const lists = constraint.map((matchers) => {
    const fixed = matchers.find(({ match }) => match === 'equality');
    if (fixed) return [String(fixed['value'])];
    const statuses = matchers.find(({ match }) => match === 'statusCode');
    if (statuses) return asList(statuses['status']).map(String);
    return matchers.map(valuesOf).find((values) => values !== undefined);
  });
  return lists.includes(undefined) ? undefined : lists.flatMap((values) => values ?? []);
}
