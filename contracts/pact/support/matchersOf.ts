import { MatchersV3 as Pact } from '@pact-foundation/pact';
import type { Schema, SchemaFieldDescription } from 'yup';
import { comparedPart } from './comparedPart';
import { anyOf, numberMatcher, ofKind, textMatcher } from './jsonMatchers';
import type { Pins } from './pins';
import { inside } from './pins';

interface Field {
  readonly description: SchemaFieldDescription;
  readonly example: unknown;
  readonly path: string;
  readonly pins: Pins;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pact matchers of what an answer must have: types from the schema, values from the example. */
export function matchersOf(schema: Schema, example: unknown, pins: Pins = {}): unknown {
  schema.validateSync(example, { strict: true });
  const description = schema.describe();
  const compared = comparedPart(description, example, pins);
  return matcherOf({ description, example: compared, path: '', pins });
}

function matcherOf(field: Field): unknown {
  const { description, example, path, pins } = field;
  const pin = pins[path];
  if (pin === 'exact') return Pact.equal(example);
  if (pin instanceof RegExp)
    return ofKind(typeof example === 'number' ? 'integer' : 'type', pin, example);
  if ('fields' in description) return objectMatcher(field, description.fields);
  if ('innerType' in description) return arrayMatcher(field, description.innerType);
  if ('oneOf' in description && description.oneOf.length > 0) {
    return anyOf(description.oneOf, example);
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
  // nothing, and `equal([])` accepts a list with elements (found by contracts/testing/mutation).
  if (example.length === 0) return [];
  const element = matcherOf({ description, example: example[0], path: inside(path, 0), pins });
  return pins[path] === 'some' ? Pact.arrayContaining(element) : Pact.eachLike(element, 1);
}

function plainMatcher({ description, example, path }: Field): unknown {
  switch (typeof example) {
    case 'string':
      return textMatcher(description, example);
    case 'number':
      return numberMatcher(description, example);
    case 'boolean':
      return Pact.boolean(example);
    default:
      throw new Error(`${path}: no matcher for ${description.type}`);
  }
}
