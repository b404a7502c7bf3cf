import type { AnyObjectSchema, Schema } from 'yup';
import type { Keywords } from './jsonSchema';
import { refuse } from './jsonSchema';
import { patternOf } from './pattern';

/** One test of a yup schema, as yup stores it. */
type Test = NonNullable<Schema['tests'][number]['OPTIONS']>;

/** One of yup's built-in tests. */
interface Known {
  /** The name of its only parameter, if it has one: yup calls both `min` and `moreThan` "min". */
  readonly param?: string;
  readonly keywords: (test: Test, path: string) => Keywords;
  /** Sample values near the limit. */
  readonly samples: (limit: number) => readonly unknown[];
  /** The expected result for a sample. */
  readonly takes: (value: never, param: never, schema: never) => boolean;
}

/** The limit of a test; refuses a limit that is a reference. */
function limit({ params, name }: Test, key: string, path: string): number {
  const value = params?.[key];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(path, `${name ?? 'a test'} is measured against a reference, not a number`);
}

/** yup counts UTF-16 units, JSON Schema counts characters: they agree on "at least one" only. */
function minLength(test: Test, path: string): Keywords {
  const min = limit(test, 'min', path);
  if (min <= 0) return {};
  if (min <= 1) return { minLength: 1 };
  return refuse(path, `min(${min}) of a string; use matches(/^.{${min},}$/u)`);
}

/** The minimum or maximum number of elements of an array. */
function size(test: Test, key: string, path: string): number {
  const value = limit(test, key, path);
  if (Number.isInteger(value) && value >= 0) return value;
  return refuse(path, `${value} elements`);
}

const texts = () => ['', ' ', 'a', 'A', '1', '~', 'a1', 'user@mail.example', '\n'];
const numbers = (near: number) => [-1, -0.5, 0, 0.5, 1].map((step) => near + step);
const lists = (near: number) => [-1, 0, 1].map((step) => Array(Math.max(0, near + step)).fill(''));
const objects = () => [{}, { unheardOf: 1 }];

const pattern: Known = {
  param: 'regex',
  keywords: (test, path) => ({ pattern: patternOf(test, path) }),
  samples: texts,
  takes: (value: string, regex: RegExp) => value.search(regex) >= 0,
};
const namesOnly = (value: object, { fields }: AnyObjectSchema) =>
  Object.keys(value).every((name) => name in fields);

/** Whether a decimal number is a multiple of another one; `%` would trip over binary fractions. */
const isMultipleOf = (value: number, step: number) => {
  const steps = Math.round(value / step);
  return Number((steps * step).toPrecision(15)) === value;
};

/** The JSON Schema keywords of yup's built-in tests, by schema type and test name. */
const known: Readonly<Record<string, Readonly<Record<string, readonly Known[]>>>> = {
  string: {
    min: [
      {
        param: 'min',
        keywords: minLength,
        samples: texts,
        takes: (value: string, min: number) => value.length >= min,
      },
    ],
    required: [
      {
        keywords: () => ({ minLength: 1 }),
        samples: texts,
        takes: (value: string) => value !== '',
      },
    ],
    matches: [pattern],
    email: [pattern],
    url: [pattern],
  },
  number: {
    integer: [
      {
        keywords: () => ({ type: 'integer' }),
        samples: () => numbers(0),
        takes: (value: number) => Number.isInteger(value),
      },
    ],
    min: [
      {
        param: 'min',
        keywords: (test, path) => ({ minimum: limit(test, 'min', path) }),
        samples: numbers,
        takes: (value: number, min: number) => value >= min,
      },
      {
        param: 'more',
        keywords: (test, path) => ({ exclusiveMinimum: limit(test, 'more', path) }),
        samples: numbers,
        takes: (value: number, more: number) => value > more,
      },
    ],
    max: [
      {
        param: 'max',
        keywords: (test, path) => ({ maximum: limit(test, 'max', path) }),
        samples: numbers,
        takes: (value: number, max: number) => value <= max,
      },
      {
        param: 'less',
        keywords: (test, path) => ({ exclusiveMaximum: limit(test, 'less', path) }),
        samples: numbers,
        takes: (value: number, less: number) => value < less,
      },
    ],
    // Not yup's: the one of `price()`.
    multipleOf: [
      {
        param: 'multipleOf',
        keywords: (test, path) => ({ multipleOf: limit(test, 'multipleOf', path) }),
        samples: (step: number) => [0, step, 2.99, 19.99, 2.995, 0.1 + 0.2, step / 10],
        takes: (value: number, step: number) => isMultipleOf(value, step),
      },
    ],
  },
  array: {
    min: [
      {
        param: 'min',
        keywords: (test, path) => ({ minItems: size(test, 'min', path) }),
        samples: lists,
        takes: (value: unknown[], min: number) => value.length >= min,
      },
    ],
    max: [
      {
        param: 'max',
        keywords: (test, path) => ({ maxItems: size(test, 'max', path) }),
        samples: lists,
        takes: (value: unknown[], max: number) => value.length <= max,
      },
    ],
  },
  object: {
    // `noUnknown(false)` adds a test too; only the spec holds the value.
    noUnknown: [
      {
        keywords: () => ({}),
        samples: objects,
        takes: (value: object, _: never, schema: AnyObjectSchema) =>
          !schema.spec.noUnknown || namesOnly(value, schema),
      },
    ],
    exact: [
      {
        keywords: () => ({ additionalProperties: false }),
        samples: objects,
        takes: (value: object, _: never, schema: AnyObjectSchema) => namesOnly(value, schema),
      },
    ],
  },
};

/** Whether a test behaves like yup's built-in one; a custom test may have the same name. */
function isTrue({ samples, takes, param = '' }: Known, test: Test, schema: Schema): boolean {
  const value = test.params?.[param];
  const context = { schema, resolve: (one: unknown) => one, createError: () => false };
  return samples(typeof value === 'number' ? value : 0).every((sample) => {
    const taken: unknown = Reflect.apply(test.test, context, [sample, context]);
    return taken === Reflect.apply(takes, undefined, [sample, value, schema]);
  });
}

function keywordsOfTest(schema: Schema, test: Test | undefined, path: string): Keywords {
  const params = Object.keys(test?.params ?? {});
  const found = known[schema.type]?.[test?.name ?? '']?.find(
    ({ param }) => String(params) === (param ?? ''),
  );
  const unknown = `the test ${test?.name ?? '(without a name)'}`;
  if (!test || !found) return refuse(path, unknown);
  const keywords = found.keywords(test, path);
  return isTrue(found, test, schema) ? keywords : refuse(path, `${unknown}, which is not yup's`);
}

/** The keywords of all tests of a schema; further patterns go into `allOf`. */
export function keywordsOf(schema: Schema, path: string): Keywords {
  const keywords = schema.tests.map((test) => keywordsOfTest(schema, test.OPTIONS, path));
  const [first = {}, ...more] = keywords.filter((one) => one.pattern !== undefined);
  return Object.assign({}, ...keywords, first, more.length > 0 ? { allOf: more } : {});
}
