import { ArraySchema, ObjectSchema, Schema } from 'yup';
import type { JsonSchema, JsonType, Keywords } from './jsonSchema';
import { refuse } from './jsonSchema';
import { keywordsOf } from './testKeywords';

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'mixed'];

/**
 * Converts a yup schema to an equivalent JSON Schema 2020-12. Throws `CannotExpress` with the path
 * of the field for what JSON Schema cannot express. That the two agree is tested with values.
 */
export function toJsonSchema(schema: unknown, path = ''): JsonSchema {
  if (!(schema instanceof Schema)) return refuse(path, 'not a fixed schema');
  const { meta } = schema.spec;
  return { ...converted(schema, path), ...(meta?.unread ? { 'x-unread': true } : {}) };
}

function converted(schema: Schema, path: string): JsonSchema {
  if (!TYPES.includes(schema.type)) return refuse(path, `the type ${schema.type}`);
  if (schema['conditions'].length > 0) return refuse(path, 'when');
  // A strict schema applies neither transforms nor defaults.
  if (!schema.spec.strict) return refuse(path, 'not strict: it takes what it can coerce');
  const { oneOf, notOneOf } = schema.describe();
  const keywords = { ...keywordsOf(schema, path), ...exclusions(notOneOf, schema, path) };
  if (schema instanceof ObjectSchema || schema instanceof ArraySchema) {
    if (oneOf.length > 0) return refuse(path, `oneOf of an ${schema.type}`);
    const inside = schema instanceof ObjectSchema ? fields(schema, path) : items(schema, path);
    return { ...nullable(schema, keywords), ...inside };
  }
  if (oneOf.length > 0) return withChoices(schema, keywords, choices(oneOf, schema, path));
  if (schema.type === 'mixed') return anything(schema, path);
  return nullable(schema, keywords);
}

/** The numbers of `notOneOf`. Wire schemas exclude nothing else. */
function exclusions(excluded: readonly unknown[], { type }: Schema, path: string): Keywords {
  if (excluded.length === 0) return {};
  const numbers = excluded.filter((one): one is number => Number.isFinite(one));
  const isPlain = type === 'number' && numbers.length === excluded.length;
  return isPlain ? { not: { enum: numbers } } : refuse(path, 'notOneOf of anything but numbers');
}

/** Adds the type to the keywords; yup types that reach this have the same names in JSON Schema. */
function nullable({ spec, type }: Schema, keywords: Keywords): JsonSchema {
  const one = keywords.type ?? (type as JsonType);
  return { ...keywords, type: spec.nullable ? [one, 'null'] : one };
}

/** Accepts any value. "Any value but null" would need a negation, which no wire schema needs. */
const anything = ({ spec }: Schema, path: string): JsonSchema =>
  spec.nullable ? {} : refuse(path, 'a value of any type but null');

type Choice = string | number | boolean;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** The values of `oneOf`, without null and undefined, which yup's `oneOf` ignores. */
function choices(values: readonly unknown[], { type }: Schema, path: string): Choice[] {
  return values
    .filter((one) => one !== null && one !== undefined)
    .map((choice) => {
      const fits = isChoice(choice) && (type === 'mixed' || type === typeof choice);
      return fits ? choice : refuse(path, `${typeof choice} as a choice of type ${type}`);
    });
}

function withChoices({ spec }: Schema, keywords: Keywords, all: readonly Choice[]): JsonSchema {
  const typeOfChoice = (choice: Choice): JsonType =>
    Number.isInteger(choice) ? 'integer' : (typeof choice as 'string' | 'number' | 'boolean');
  const types = new Set<JsonType>(all.map(typeOfChoice));
  if (spec.nullable) types.add('null');
  const [only, ...others] = types;
  return {
    ...keywords,
    type: only !== undefined && others.length === 0 ? only : [...types],
    enum: spec.nullable ? [...all, null] : all,
  };
}

function items(schema: ArraySchema<unknown[], object>, path: string): JsonSchema {
  if (!schema.innerType) return refuse(path, 'an array of anything');
  return { items: toJsonSchema(schema.innerType, `${path}[]`) };
}

/** Unknown fields are allowed, because the backend may add some, unless `noUnknown` is set. */
function fields(schema: ObjectSchema<object>, path: string): JsonSchema {
  const entries: [string, unknown][] = Object.entries(schema.fields);
  const properties = entries.map(([name, field]): [string, JsonSchema] => [
    name,
    toJsonSchema(field, path === '' ? name : `${path}.${name}`),
  ]);
  const required = entries.flatMap(([name, field]) =>
    field instanceof Schema && !field.spec.optional ? [name] : [],
  );
  return {
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(schema.spec.noUnknown ? { additionalProperties: false } : {}),
  };
}
