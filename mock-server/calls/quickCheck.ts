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

/** True: yup would accept this value, strictly. False says nothing: ask yup. */
export type QuickCheck = (value: unknown) => boolean;

const anything: QuickCheck = () => true;

/** Says no to everything, so that yup judges everything. */
const never: QuickCheck = () => false;

/**
 * A check of plain functions made from a yup schema. It takes a thirtieth of the time at most, and is never
 * more lenient: what it does not know for certain (another kind of schema, another test) makes it say no,
 * and yup alone decides. So yup stays the only judge that can refuse, and writes all the messages.
 */
export function quickCheckOf(schema: Schema): QuickCheck {
  const known = checks.get(schema);
  if (known) return known;
  const check = compile(schema) ?? never;
  checks.set(schema, check);
  return check;
}

const checks = new WeakMap<Schema, QuickCheck>();

type Compile = (schema: Schema) => QuickCheck | null;
type Test = Schema['tests'][number];
/** Reads what a test asks for; null when it is not known what it asks for. */
type CompileTest = (test: Test) => QuickCheck | null;

interface Kind {
  readonly proto: object;
  /** Another type check would be one of somebody's own. */
  readonly plain: Schema;
  readonly fits: QuickCheck;
  readonly tests: Readonly<Record<string, CompileTest>>;
}

const limit = (name: string, { OPTIONS }: Test): number | null => {
  const value = OPTIONS?.params?.[name];
  return typeof value === 'number' ? value : null;
};

const compare =
  (name: string, holds: (value: unknown, bound: number) => boolean): CompileTest =>
  (test) => {
    const bound = limit(name, test);
    return bound === null ? null : (value) => holds(value, bound);
  };

const sizes = {
  min: compare('min', (value, min) => (value as ArrayLike<unknown>).length >= min),
  max: compare('max', (value, max) => (value as ArrayLike<unknown>).length <= max),
};

const matches: CompileTest = ({ OPTIONS }) => {
  const regex = OPTIONS?.params?.regex;
  // Yup can be told to excuse an empty text; not knowing, this does not.
  return regex instanceof RegExp ? (value) => (value as string).search(regex) >= 0 : null;
};

const kinds: readonly Kind[] = [
  {
    proto: StringSchema.prototype,
    plain: string(),
    fits: (value) => typeof value === 'string',
    tests: { ...sizes, matches },
  },
  {
    proto: NumberSchema.prototype,
    plain: number(),
    fits: (value) => typeof value === 'number' && !Number.isNaN(value),
    tests: {
      min: compare('min', (value, min) => (value as number) >= min),
      max: compare('max', (value, max) => (value as number) <= max),
      integer: () => Number.isInteger,
    },
  },
  {
    proto: BooleanSchema.prototype,
    plain: boolean(),
    fits: (value) => typeof value === 'boolean',
    tests: {},
  },
  { proto: MixedSchema.prototype, plain: mixed(), fits: anything, tests: {} },
  { proto: ArraySchema.prototype, plain: array(), fits: Array.isArray, tests: sizes },
  { proto: ObjectSchema.prototype, plain: object(), fits: isPlain, tests: {} },
];

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

const compile: Compile = (schema) => {
  const kind = kinds.find(({ proto }) => Object.getPrototypeOf(schema) === proto);
  if (!kind || !isTold(schema, kind.plain)) return null;
  const parts = [kind.fits, ...testsOf(schema, kind), ...choicesOf(schema), contentOf(schema)];
  return parts.includes(null)
    ? null
    : absentOr(
        schema,
        parts.filter((part) => part !== null),
      );
};

/** Whether tests, choices and content are all that this schema asks for. */
function isTold(schema: Schema, plain: Schema): boolean {
  return (
    schema['conditions'].length === 0 &&
    schema['_blacklist'].size === 0 &&
    String(schema['_typeCheck']) === String(plain['_typeCheck']) &&
    Object.keys(schema['internalTests']).every((name) => INTERNAL_TESTS.includes(name))
  );
}

const INTERNAL_TESTS = ['typeError', 'nullable', 'optionality', 'whiteList'];

const testsOf = (schema: Schema, { tests }: Kind) =>
  // A closed object needs its field names: `contentOf` sees to it.
  schema.tests
    .filter(({ OPTIONS }) => OPTIONS?.name !== 'noUnknown')
    .map((test) => tests[test.OPTIONS?.name ?? '']?.(test) ?? null);

function choicesOf(schema: Schema): (QuickCheck | null)[] {
  if (!schema['internalTests'].whiteList) return [];
  const choices = new Set<unknown>(schema['_whitelist']);
  return [(value) => choices.has(value)];
}

function contentOf(schema: Schema): QuickCheck | null {
  if (schema instanceof ObjectSchema) return fieldsOf(schema);
  if (!(schema instanceof ArraySchema)) return anything;
  const item = schema.innerType instanceof Schema ? compile(schema.innerType) : null;
  return item && ((value) => everyItem(value as unknown[], item));
}

/** Not `every`, which jumps over holes; yup does not. */
function everyItem(list: readonly unknown[], item: QuickCheck): boolean {
  for (let at = 0; at < list.length; at += 1) if (!item(list[at])) return false;
  return true;
}

function fieldsOf({ fields, tests }: ObjectSchema<Record<string, unknown>>): QuickCheck | null {
  const checked: [string, QuickCheck][] = [];
  for (const [name, field] of Object.entries<unknown>(fields)) {
    const check = field instanceof Schema ? compile(field) : null;
    if (!check) return null;
    checked.push([name, check]);
  }
  const closed = tests.some(({ OPTIONS }) => OPTIONS?.name === 'noUnknown');
  const names = new Set(checked.map(([name]) => name));
  return (value) => {
    const record = value as Record<string, unknown>;
    for (const [name, check] of checked) if (!check(record[name])) return false;
    return !closed || Object.keys(record).every((name) => names.has(name));
  };
}

/** Null and undefined skip every test in yup, where they are allowed at all. */
function absentOr({ spec }: Schema, parts: readonly QuickCheck[]): QuickCheck {
  const { nullable, optional } = spec;
  const check = parts.reduce(both);
  return (value) => {
    if (value === undefined) return optional;
    return value === null ? nullable : check(value);
  };
}

const both = (one: QuickCheck, other: QuickCheck): QuickCheck =>
  other === anything ? one : (value) => one(value) && other(value);
