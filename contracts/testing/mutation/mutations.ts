/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [name: string]: Json;
}

/** One change at one place in a body. */
export interface Mutation {
  /** The path, such as `$.data.list[0].name`. */
  readonly field: string;
  /** The kind of change, such as `dropped`. */
  readonly change: string;
  /** The whole body with that change. */
  readonly body: Json;
}

/** Replaces the value at one place and returns the whole body. */
type Put = (value: Json) => Json;

/** A path without the indices of its list elements. */
export const withoutIndices = (field: string): string => field.replace(/\[\d+\]/g, '[*]');

export const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const kindOf = (value: Json): string => {
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  return typeof value;
};

const numberFrom = (value: Json): number =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : 1;

/** Converts a value to each JSON type, as a faulty service would: 1 for "1". */
const kinds: Readonly<Record<string, (value: Json) => Json>> = {
  string: (value) => (typeof value === 'object' ? 'text' : String(value)),
  number: numberFrom,
  boolean: (value) => Boolean(value),
  list: (value) => (value === null ? [] : [value]),
  object: () => ({}),
};

/** The choices of a field by its path without indices, such as `$.data.list[*].planUnit`. */
export type Choices = ReadonlyMap<string, readonly (string | number)[]>;

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** 2.995 for 2.99. */
const thirdDecimal = (value: number) => Number(`${value.toFixed(2)}5`);

/** Other values of the same type, as a faulty service would send them. */
function sameType(value: Json, choices: readonly (string | number)[]): [string, Json][] {
  if (typeof value === 'boolean') return [['flipped', !value]];
  const other = choices.find((choice) => choice !== value);
  if (other !== undefined) {
    const unknown = typeof value === 'number' ? 9999 : 'unheard-of';
    return [
      ['other-choice', other],
      ['unknown-choice', unknown],
    ];
  }
  if (typeof value === 'number' && value !== 0) {
    return [
      ['negated', -value],
      ['zeroed', 0],
      ...(Number.isInteger(value)
        ? []
        : [['three-decimals', thirdDecimal(value)] as [string, Json]]),
    ];
  }
  if (typeof value === 'string' && MOMENT.test(value)) {
    return [
      ['moved', value.replace(/^\d{4}/, (year) => `${Number(year) + 1}`)],
      ['invalid', '2026-13-45T99:99:99Z'],
      ['ancient', '0001-01-01T00:00:00Z'],
    ];
  }
  return [];
}

/** The replacements of a value, each with the name of its change. */
function replacements(
  value: Json,
  choices: readonly (string | number)[],
): [change: string, value: Json][] {
  const retyped = Object.entries(kinds)
    .filter(([kind]) => kind !== kindOf(value))
    .map(([kind, from]): [string, Json] => [`retyped-${kind}`, from(value)]);
  const changes: [string, Json][] = value === null ? retyped : [['nulled', null], ...retyped];
  if (typeof value === 'number' && Number.isInteger(value)) changes.push(['fraction', value + 0.5]);
  if (typeof value === 'string' && value !== '') changes.push(['emptied', '']);
  changes.push(...sameType(value, choices));
  if (isList(value)) changes.push(value.length > 0 ? ['emptied', []] : ['filled', [{}]]);
  if (isRecord(value) && Object.keys(value).length > 0) changes.push(['emptied', {}]);
  return changes;
}

const without = (record: JsonRecord, name: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));

function* ofRecord(
  record: JsonRecord,
  field: string,
  choices: Choices,
  put: Put,
): Generator<Mutation> {
  for (const [name, value] of Object.entries(record)) {
    const place = `${field}.${name}`;
    const rest = without(record, name);
    yield { field: place, change: 'dropped', body: put(rest) };
    yield { field: place, change: 'renamed', body: put({ ...rest, [`${name}Renamed`]: value }) };
    yield* mutationsAt(value, place, choices, (other) => put({ ...rest, [name]: other }));
  }
}

function* ofList(
  list: readonly Json[],
  field: string,
  choices: Choices,
  put: Put,
): Generator<Mutation> {
  for (const [index, item] of list.entries()) {
    const putItem: Put = (other) => put(list.with(index, other));
    yield* mutationsAt(item, `${field}[${index}]`, choices, putItem);
  }
}

function* mutationsAt(value: Json, field: string, choices: Choices, put: Put): Generator<Mutation> {
  const ofField = choices.get(withoutIndices(field)) ?? [];
  for (const [change, other] of replacements(value, ofField)) {
    yield { field, change, body: put(other) };
  }
  if (isRecord(value)) yield* ofRecord(value, field, choices, put);
  else if (isList(value)) yield* ofList(value, field, choices, put);
}

/** Every change at every place in a body, at every depth, starting with the body itself, `$`. */
export const mutationsOf = (body: Json, choices: Choices = new Map()): Mutation[] => [
  ...mutationsAt(body, '$', choices, (value) => value),
];

/**
 * Duplicates the element of every list of one, so that mutants also change a second element. This
 * detects a contract that checks the first element only. Lists for which `keeps` is true stay. The
 * second price has another id: no two prices of an answer share one.
 */
export function withSecondItems(body: Json, keeps: (field: string) => boolean, field = '$'): Json {
  if (isRecord(body)) {
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        withSecondItems(value, keeps, `${field}.${name}`),
      ]),
    );
  }
  if (!isList(body)) return body;
  const items = body.map((item, at) => withSecondItems(item, keeps, `${field}[${at}]`));
  const [only] = items;
  if (items.length !== 1 || only === undefined || keeps(field)) return items;
  const isPrice = isRecord(only) && typeof only.goodsPriceId === 'string';
  return [only, isPrice ? { ...only, goodsPriceId: `${String(only.goodsPriceId)}-2` } : only];
}
