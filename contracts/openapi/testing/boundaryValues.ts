/** Generates values for schema tests: valid ones, and ones that are a single change from valid. */
import fc from 'fast-check';
import type { Schema, SchemaFieldDescription } from 'yup';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Texts and numbers at the boundaries of wire schemas. */
const edges: readonly Json[] = [
  ...['', ' ', 'x', '1', '0', '-1', '007', '2.99', '2.9', '2.999', '٣', 'é', '😀', '\n', '1\n'],
  ...['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.5+01:00', '2026-11-21T10:00:00', '2026-11-21'],
  ...['0001-01-01T00:00:00Z', '3026-11-21T10:00:00Z'],
  ...['day', 'Day', 'null', 'true', 'PAYPAL'],
  ...[0, -0, 1, -1, 2, 3, 4, 15, 0.5, -0.001, 1e21, 1e-7, 2 ** 53, 19.99, 2.995],
  ...[true, false, null, [], {}, [null], [''], [0], [{}], { x: 1 }],
];

/** Valid values, generated from yup's own description of the schema, independent of the converter. */
function fitting(description: SchemaFieldDescription): fc.Arbitrary<Json> {
  const fits = present(description);
  return 'nullable' in description && description.nullable
    ? fc.oneof({ weight: 3, arbitrary: fits }, fc.constant<Json>(null))
    : fits;
}

/** Values of a field without constraints. */
const anything = (): fc.Arbitrary<Json> =>
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

function present(description: SchemaFieldDescription): fc.Arbitrary<Json> {
  if ('fields' in description) {
    const entries = Object.entries(description.fields);
    const requiredKeys = entries.flatMap(([name, field]) =>
      'optional' in field && field.optional ? [] : [name],
    );
    const model = Object.fromEntries(entries.map(([name, field]) => [name, fitting(field)]));
    return fc.record(model, { requiredKeys });
  }
  if (!('tests' in description)) throw new Error(`No values for ${description.type}`);
  if (description.type === 'mixed' && description.oneOf.length === 0) return anything();
  const test = (name: string) => description.tests.find((one) => one.name === name)?.params;
  const min = Number(test('min')?.min ?? -5);
  if ('innerType' in description) {
    const { innerType } = description;
    if (!innerType || Array.isArray(innerType)) throw new Error('No values for this array');
    return fc.array(fitting(innerType), { minLength: Math.max(min, 0), maxLength: 3 });
  }
  if (description.oneOf.length > 0) return fc.constantFrom(...(description.oneOf as Json[]));
  const regex = test('matches')?.regex;
  if (regex instanceof RegExp) return fc.stringMatching(regex);
  if (description.type === 'string')
    return fc.string({ minLength: Math.max(min, 0), maxLength: 5 });
  if (description.type === 'boolean') return fc.boolean();
  const step = test('multipleOf')?.multipleOf;
  if (typeof step === 'number') {
    return fc.integer({ min: 0, max: 10 ** 9 }).map((steps) => steps / Math.round(1 / step));
  }
  const isWhole = description.tests.some(({ name }) => name === 'integer');
  const limits = { min, max: Number(test('max')?.max ?? test('max')?.less ?? 2 ** 31 - 1) };
  const numbers = isWhole ? fc.integer(limits) : fc.double({ ...limits, noNaN: true });
  return numbers.filter((one) => !description.notOneOf.includes(one));
}

type Place = readonly (string | number)[];

/** The path of every place inside a value, including the value itself. */
function placesIn(value: Json, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((element, index) => [index, element])
    : Object.entries(value);
  return [at, ...entries.flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

type Change =
  'drop' | 'rename' | 'null' | 'retype' | 'edge' | 'empty' | 'zero' | 'shift' | 'grow' | 'extra';
const changes: readonly Change[] = [
  ...([
    'drop',
    'rename',
    'null',
    'retype',
    'edge',
    'empty',
    'extra',
    'zero',
    'zero',
    'shift',
    'shift',
    'shift',
    'grow',
    'grow',
  ] as const),
];

const retyped = (value: Json): Json => {
  if (typeof value === 'string') return value.trim() !== '' && !isNaN(+value) ? +value : 7;
  if (Array.isArray(value)) return { ...value };
  return typeof value === 'object' ? Object.values(value ?? {}) : String(value);
};

const emptied = (value: Json): Json => {
  if (typeof value === 'string') return '';
  // Half of a whole number, or half a cent.
  if (typeof value === 'number') return value + (Number.isInteger(value) ? 0.5 : 0.005);
  return Array.isArray(value) ? [] : {};
};

/** A value of the same type outside of choices and limits. */
const shifted = (value: Json): Json => {
  if (typeof value === 'string') return `${value}~`;
  return typeof value === 'number' ? -Math.abs(value) - 7 : emptied(value);
};

/** Zero; for other types the same as `emptied`. */
const zeroed = (value: Json): Json => (typeof value === 'number' ? 0 : emptied(value));

/** A number above every limit; for other types the same as `shifted`. */
const grown = (value: Json): Json =>
  typeof value === 'number' ? Math.abs(value) + 1e15 : shifted(value);

/** A copy of the value with one change at one place. */
function changed(value: Json, [key, ...inside]: Place, change: Change, edge: Json): Json {
  if (key !== undefined && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
      if (name !== String(key)) return [[name, inner]];
      if (inside.length === 0 && change === 'drop') return [];
      if (inside.length === 0 && change === 'rename') return [[`${name}_`, inner]];
      return [[name, changed(inner, inside, change, edge)]];
    });
    return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  }
  if (change === 'null') return null;
  if (change === 'retype') return retyped(value);
  if (change === 'zero') return zeroed(value);
  if (change === 'shift') return shifted(value);
  if (change === 'grow') return grown(value);
  if (change === 'empty') return emptied(value);
  if (change !== 'extra') return edge;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value, extra: edge } : edge;
}

/** Valid values of a schema and values with at most one change; all of them are JSON. */
export function boundaryValues(schema: Schema): fc.Arbitrary<Json> {
  const change = fc.record({
    at: fc.nat(),
    change: fc.constantFrom(...changes),
    edge: fc.constantFrom(...edges),
  });
  return fc
    .tuple(fitting(schema.describe()), fc.array(change, { maxLength: 1 }))
    .map(([value, list]) => {
      const after = list.reduce((before, one) => {
        const places = placesIn(before);
        return changed(before, places[one.at % places.length] ?? [], one.change, one.edge);
      }, value);
      return JSON.parse(JSON.stringify(after)) as Json;
    });
}
