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

/** The replacements of a value, each with the name of its change. */
function replacements(value: Json): [change: string, value: Json][] {
  const retyped = Object.entries(kinds)
    .filter(([kind]) => kind !== kindOf(value))
    .map(([kind, from]): [string, Json] => [`retyped-${kind}`, from(value)]);
  const changes: [string, Json][] = value === null ? retyped : [['nulled', null], ...retyped];
  if (typeof value === 'number' && Number.isInteger(value)) changes.push(['fraction', value + 0.5]);
  if (typeof value === 'string' && value !== '') changes.push(['emptied', '']);
  if (isList(value)) changes.push(value.length > 0 ? ['emptied', []] : ['filled', [{}]]);
  if (isRecord(value) && Object.keys(value).length > 0) changes.push(['emptied', {}]);
  return changes;
}

const without = (record: JsonRecord, name: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));

function* ofRecord(record: JsonRecord, field: string, put: Put): Generator<Mutation> {
  for (const [name, value] of Object.entries(record)) {
    const place = `${field}.${name}`;
    const rest = without(record, name);
    yield { field: place, change: 'dropped', body: put(rest) };
    yield { field: place, change: 'renamed', body: put({ ...rest, [`${name}Renamed`]: value }) };
    yield* mutationsAt(value, place, (other) => put({ ...rest, [name]: other }));
  }
}

function* ofList(list: readonly Json[], field: string, put: Put): Generator<Mutation> {
  for (const [index, item] of list.entries()) {
    const putItem: Put = (other) => put(list.with(index, other));
    yield* mutationsAt(item, `${field}[${index}]`, putItem);
  }
}

function* mutationsAt(value: Json, field: string, put: Put): Generator<Mutation> {
  for (const [change, other] of replacements(value)) yield { field, change, body: put(other) };
  if (isRecord(value)) yield* ofRecord(value, field, put);
  else if (isList(value)) yield* ofList(value, field, put);
}

/** Every change at every place in a body, at every depth, starting with the body itself, `$`. */
export const mutationsOf = (body: Json): Mutation[] => [
  ...mutationsAt(body, '$', (value) => value),
];

/**
 * Duplicates the element of every list of one, so that mutants also change a second element. This
 * detects a contract that checks the first element only. Lists for which `keeps` is true stay.
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
  return items.length === 1 && only !== undefined && !keeps(field) ? [only, only] : items;
}
