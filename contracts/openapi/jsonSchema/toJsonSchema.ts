import {
  ArraySchema,
  BooleanSchema,
  MixedSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
  array,
  boolean,
  mixed,
  number,
  object,
  string,
} from 'yup';
import type { JsonSchema, JsonType, Keywords } from './jsonSchema';
import { refuse } from './jsonSchema';
import { keywordsOf } from './testKeywords';

/** Supported schema classes, each with a plain instance to compare with. Subclasses are refused. */
const plainKinds: readonly { readonly proto: object; readonly plain: Schema }[] = [
  { proto: StringSchema.prototype, plain: string() },
  { proto: NumberSchema.prototype, plain: number() },
  { proto: BooleanSchema.prototype, plain: boolean() },
  { proto: MixedSchema.prototype, plain: mixed() },
  { proto: ObjectSchema.prototype, plain: object() },
  { proto: ArraySchema.prototype, plain: array() },
];

/**
 * Converts a yup schema to an equivalent JSON Schema 2020-12. Throws `CannotExpress` with the path
 * of the field for anything that JSON Schema cannot express.
 */
export function toJsonSchema(schema: unknown, path = ''): JsonSchema {
  if (!(schema instanceof Schema)) return refuse(path, `${kindOf(schema)}: not a fixed schema`);
  refuseUnsupported(schema, path);
  const keywords = { ...keywordsOf(schema, path), ...exclusionsOf(schema, path) };
  if (schema instanceof ObjectSchema)
    return { ...nullable(schema, keywords), ...fields(schema, path) };
  if (schema instanceof ArraySchema) {
    if (!schema.innerType) return refuse(path, 'an array of anything');
    return { ...nullable(schema, keywords), items: toJsonSchema(schema.innerType, `${path}[]`) };
  }
  if (hasChoices(schema)) return withChoices(schema, keywords, choicesOf(schema, path));
  if (schema instanceof MixedSchema) return anything(schema, path);
  return nullable(schema, keywords);
}

const kindOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value
    ? String(value.type)
    : value?.constructor.name === 'Reference'
      ? 'a reference'
      : typeof value;

const hasChoices = (schema: Schema) => schema['internalTests'].whiteList !== undefined;

/** Refuses features that validate or change values outside of the tests. */
function refuseUnsupported(schema: Schema, path: string) {
  const kind = plainKinds.find(({ proto }) => Object.getPrototypeOf(schema) === proto);
  if (!kind) return refuse(path, `the type ${schema.type}`);
  const { plain } = kind;
  const { spec } = schema;
  if (schema['conditions'].length > 0) return refuse(path, 'when');
  if (!spec.strict) return refuse(path, 'not strict: it takes what it can coerce');
  if (schema.transforms.length > plain.transforms.length) return refuse(path, 'a transform');
  if ('default' in spec) return refuse(path, 'a default, which fills in what is missing');
  if (spec.strip) return refuse(path, 'strip');
  if (spec.recursive === false) return refuse(path, 'not recursive: its content goes unchecked');
  if (hasChoices(schema) && (schema instanceof ObjectSchema || schema instanceof ArraySchema)) {
    return refuse(path, `oneOf of an ${schema.type}`);
  }
  if (String(schema['_typeCheck']) !== String(plain['_typeCheck'])) {
    return refuse(path, 'a custom type check');
  }
}

/** The numbers of `notOneOf`. Wire schemas exclude nothing else. */
function exclusionsOf(schema: Schema, path: string): Keywords {
  const excluded: unknown[] = [...schema['_blacklist']];
  if (excluded.length === 0) return {};
  const numbers = excluded.filter((one): one is number => Number.isFinite(one));
  const isPlain = schema instanceof NumberSchema && numbers.length === excluded.length;
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
function choicesOf(schema: Schema, path: string): Choice[] {
  const choices = [...schema['_whitelist']].filter((one) => one !== null && one !== undefined);
  if (choices.length === 0) return refuse(path, 'a choice of nothing');
  return choices.map((choice) => {
    if (!isChoice(choice)) return refuse(path, `${kindOf(choice)} as a choice`);
    const fits = schema.type === 'mixed' || schema.type === typeof choice;
    return fits ? choice : refuse(path, `${typeof choice} as a choice of type ${schema.type}`);
  });
}

function withChoices({ spec }: Schema, keywords: Keywords, choices: readonly Choice[]): JsonSchema {
  const typeOfChoice = (choice: Choice): JsonType =>
    Number.isInteger(choice) ? 'integer' : (typeof choice as 'string' | 'number' | 'boolean');
  const types = new Set<JsonType>(choices.map(typeOfChoice));
  if (spec.nullable) types.add('null');
  const [only, ...others] = types;
  return {
    ...keywords,
    type: only !== undefined && others.length === 0 ? only : [...types],
    enum: spec.nullable ? [...choices, null] : choices,
  };
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
    ...(isClosed(schema, path) ? { additionalProperties: false } : {}),
  };
}

function isClosed({ spec, tests }: ObjectSchema<object>, path: string): boolean {
  if (!spec.noUnknown) return false;
  if (tests.some((test) => test.OPTIONS?.name === 'noUnknown')) return true;
  return refuse(path, 'stripUnknown');
}
