/** What a value must be, taken from the matchers of a pact, and whether one constraint implies another. */
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

const LIST = /^\^(?:\((?:\?:)?([^()]+)\)|([^()|]+))\$$/;

/** The values of a pattern such as `^(day|month|year)$`; undefined for any other pattern. */
export function valuesOf({ match, regex }: Matcher): readonly string[] | undefined {
  if (match !== 'regex') return undefined;
  const [, listed, single] = LIST.exec(String(regex)) ?? [];
  const inside = listed ?? single;
  return inside === undefined || /[.*+?^$[\]{}\\]/.test(inside) ? undefined : inside.split('|');
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether one value fits a matcher; undefined if this cannot be decided here. */
function fits(value: unknown, matcher: Matcher): boolean | undefined {
  switch (matcher.match) {
    case 'equality':
      return canonical(matcher['value']) === canonical(value);
    case 'type':
      return (
        typeOf(value) === matcher['of'] &&
        matcher['min'] === undefined &&
        matcher['max'] === undefined
      );
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value);
    case 'decimal':
      return typeof value === 'number' && !Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'include':
      return String(value).includes(String(matcher['value']));
    case 'statusCode':
      return asList(matcher['status']).includes(value);
    case 'regex':
      try {
        return new RegExp(String(matcher['regex'])).test(String(value));
      } catch {
        return undefined;
      }
    default:
      return undefined;
  }
}

/** Types whose values are all of a wider type. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['number'],
  decimal: ['number'],
};

const NUMERIC = ['number', 'integer', 'decimal'];

function typeImplies(known: Matcher, wanted: Matcher): boolean {
  const wantedType = wanted.match === 'type' ? wanted['of'] : wanted.match;
  const knownType = known.match === 'type' ? known['of'] : known.match;
  if (wanted.match === 'type' && known.match === 'type') {
    const atLeast = (known['min'] as number | undefined) ?? 0;
    const atMost = (known['max'] as number | undefined) ?? Infinity;
    return (
      knownType === wantedType &&
      atLeast >= ((wanted['min'] as number | undefined) ?? 0) &&
      atMost <= ((wanted['max'] as number | undefined) ?? Infinity)
    );
  }
  if (knownType === wantedType) return NUMERIC.includes(String(knownType));
  return typeof knownType === 'string' && (WIDER[knownType] ?? []).includes(String(wantedType));
}

/** Whether every value that fits the known matcher also fits the wanted one. */
function matcherImplies(known: Matcher, wanted: Matcher): boolean {
  if (canonical(known) === canonical(wanted)) return true;
  if (known.match === 'equality') return fits(known['value'], wanted) === true;
  if (known.match === 'null') return fits(null, wanted) === true;
  if (known.match === 'statusCode') {
    return asList(known['status']).every((status) => fits(status, wanted) === true);
  }
  const values = valuesOf(known);
  if (values) return values.every((value) => fits(value, wanted) === true);
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

const NAMES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  decimal: 'a number with decimals',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const either = (values: readonly unknown[]) =>
  values.map(String).reduce((all, one, at) => {
    if (at === 0) return one;
    return `${all}${at === values.length - 1 ? ' or ' : ', '}${one}`;
  }, '');

function described(matcher: Matcher): string {
  const { match } = matcher;
  const values = valuesOf(matcher);
  if (values) return `one of ${shortened(values.join(', '))}`;
  if (match === 'equality') return `exactly ${shortened(canonical(matcher['value']))}`;
  if (match === 'regex') return `like ${shortened(String(matcher['regex']))}`;
  if (match === 'statusCode') return either(asList(matcher['status']));
  if (match === 'length') return `exactly ${String(matcher['length'])} long`;
  if (match === 'type') {
    const { min, max } = matcher;
    const bounds = [
      ...(min === undefined ? [] : [`at least ${String(min)}`]),
      ...(max === undefined ? [] : [`at most ${String(max)}`]),
    ];
    const size = bounds.length > 0 ? ` of ${bounds.join(' and ')}` : '';
    return `${TYPES[String(matcher['of'])] ?? String(matcher['of'])}${size}`;
  }
  return NAMES[match] ?? shortened(canonical(matcher));
}

/** A constraint in words: `a string like ^.+$`, `200, 400 or 401`. */
export function inWords(constraint: Constraint): string {
  const alternatives = constraint.map((matchers) => {
    const isList = matchers.some((one) => valuesOf(one));
    const shown = isList ? matchers.filter(({ match }) => match !== 'type') : matchers;
    return shown.map(described).join(' ');
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
