import { MatchersV3 as Pact } from '@pact-foundation/pact';
import type { Schema, SchemaFieldDescription } from 'yup';
import { withoutUnread } from './withoutUnread';

/**
 * Stricter requirements than the schema, by path (`url`, `list.0.buyNum`; empty for the whole).
 * `exact`: the value of the example. A pattern: any text that matches it. `some`: at least one
 * element of the array matches, instead of every element.
 */
export type Pins = Readonly<Record<string, 'exact' | 'some' | RegExp>>;

interface Field {
  readonly description: SchemaFieldDescription;
  readonly example: unknown;
  readonly path: string;
  readonly pins: Pins;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that the portal sends back or computes with: not empty unless the example is. */
const IDENTIFIER =
  /(^|\.)(id|username|currency|postal|accessToken|refreshToken|(device|goods|goodsPrice|home|order|package)Id)$/;

const inside = (path: string, name: string | number) =>
  path === '' ? `${name}` : `${path}.${name}`;

/** The pact matchers of the fields that screens read: types from the schema, values from the example. */
export function matchersOf(schema: Schema, example: unknown, pins: Pins = {}): unknown {
  schema.validateSync(example, { strict: true });
  const description = schema.describe();
  const read = withoutUnread(description, example);
  return matcherOf({ description, example: read, path: '', pins });
}

function matcherOf(field: Field): unknown {
  const { description, example, path, pins } = field;
  const pin = pins[path];
  if (pin === 'exact') return Pact.equal(example);
  if (pin instanceof RegExp) return ofKind('type', pin.source, example);
  if (example === null) return Pact.nullValue();
  if ('fields' in description) return objectMatcher(field, description.fields);
  if ('innerType' in description) return arrayMatcher(field, description.innerType);
  if ('oneOf' in description && description.oneOf.length > 0) {
    return choiceMatcher(description.oneOf, example);
  }
  return plainMatcher(field);
}

function objectMatcher({ example, path, pins }: Field, fields: FieldsOf): unknown {
  if (!isRecord(example)) throw new Error(`${path}: the example is no object`);
  const unknown = Object.keys(example).find((name) => !(name in fields));
  if (unknown !== undefined) throw new Error(`${inside(path, unknown)}: not in the schema`);
  const present = Object.entries(fields).filter(([name]) => example[name] !== undefined);
  if (present.length === 0) return Pact.like({});
  return Object.fromEntries(
    present.map(([name, description]) => {
      const field = { description, example: example[name], path: inside(path, name), pins };
      return [name, matcherOf(field)];
    }),
  );
}

type FieldsOf = Readonly<Record<string, SchemaFieldDescription>>;
type InnerType = SchemaFieldDescription | SchemaFieldDescription[] | undefined;

function arrayMatcher({ example, path, pins }: Field, description: InnerType): unknown {
  if (!Array.isArray(example)) throw new Error(`${path}: the example is no array`);
  if (!description || Array.isArray(description)) throw new Error(`${path}: elements unknown`);
  // An empty example requires an empty list. A plain `[]` is the only way: a minimum of 0 checks
  // nothing, and `equal([])` accepts a list with elements (found by contracts/mutation).
  if (example.length === 0) return [];
  const element = matcherOf({ description, example: example[0], path: inside(path, 0), pins });
  return pins[path] === 'some' ? Pact.arrayContaining(element) : Pact.eachLike(element, 1);
}

/** A value of a JSON type that matches a pattern; the pattern alone would accept both `7` and `"7"`. */
const ofKind = (type: 'type' | 'integer' | 'number', pattern: string, example: unknown) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': type },
    { 'pact:matcher:type': 'regex', regex: pattern },
  ],
  value: example,
});

/** A text that is not empty. */
export const filled = (example: string) => ofKind('type', '^.+$', example);

/** One of a few values. */
const choiceMatcher = (choices: readonly unknown[], example: unknown) =>
  ofKind(
    typeof example === 'number' ? 'integer' : 'type',
    `^(${choices.map(String).join('|')})$`,
    example,
  );

function plainMatcher({ description, example, path }: Field): unknown {
  const tests = 'tests' in description ? description.tests : [];
  const test = (name: string) => tests.find((one) => one.name === name);
  switch (typeof example) {
    case 'string': {
      const pattern = test('matches')?.params?.regex;
      if (pattern instanceof RegExp) return ofKind('type', pattern.source, example);
      return example !== '' && IDENTIFIER.test(path) ? filled(example) : Pact.string(example);
    }
    case 'number': {
      const isWhole = test('integer') !== undefined;
      if (test('min')?.params?.min === 0) {
        return ofKind(isWhole ? 'integer' : 'number', '^\\d+(\\.\\d+)?$', example);
      }
      return isWhole ? Pact.integer(example) : Pact.number(example);
    }
    case 'boolean':
      return Pact.boolean(example);
    default:
      throw new Error(`${path}: no matcher for ${description.type}`);
  }
}
