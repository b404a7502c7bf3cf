import { array, number, object, string } from 'yup';
import type { Schema } from 'yup';
import type { Keywords } from './jsonSchema';
import { refuse } from './jsonSchema';
import { patternOf } from './pattern';

/** One test of a yup schema, as it is kept inside. */
type Test = NonNullable<Schema['tests'][number]['OPTIONS']>;
type Translate = (test: Test, path: string) => Keywords;

/** The limit a test was given, if it is a number that never changes. */
function limit({ params, name }: Test, key: string, path: string): number {
  const value = params?.[key];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(path, `${name ?? 'a test'} is measured against a reference, not a number`);
}

/** yup counts UTF-16 units, JSON Schema counts characters: they agree on "at least one" only. */
const minLength: Translate = (test, path) => {
  const min = limit(test, 'min', path);
  if (min <= 0) return {};
  if (min <= 1) return { minLength: 1 };
  return refuse(path, `min(${min}) of a string; use matches(/^.{${min},}$/u)`);
};

/** The number of elements that an array may have at least or at most. */
function size(test: Test, key: string, path: string): number {
  const value = limit(test, key, path);
  if (Number.isInteger(value) && value >= 0) return value;
  return refuse(path, `${value} elements`);
}

const sourceOf = (test: Test) => String(test.test);

const entry = (schema: Schema, translate: Translate): [string, Translate] => {
  const test = schema.tests.at(-1)?.OPTIONS;
  if (!test) throw new Error('This schema has no test to learn from.');
  return [sourceOf(test), translate];
};

/**
 * What yup's own tests say in JSON Schema. A test is known by its function, not by its name: anybody
 * may call a test of their own `min`, and some of yup's share a name (min, moreThan).
 */
const known: Readonly<Record<string, ReadonlyMap<string, Translate>>> = {
  string: new Map([
    entry(string().min(1), minLength),
    entry(string().required(), () => ({ minLength: 1 })),
    entry(string().matches(/a/), (test, path) => ({ pattern: patternOf(test, path) })),
  ]),
  number: new Map([
    entry(number().integer(), () => ({ type: 'integer' })),
    entry(number().min(0), (test, path) => ({ minimum: limit(test, 'min', path) })),
    entry(number().max(0), (test, path) => ({ maximum: limit(test, 'max', path) })),
    entry(number().moreThan(0), (test, path) => ({ exclusiveMinimum: limit(test, 'more', path) })),
    entry(number().lessThan(0), (test, path) => ({ exclusiveMaximum: limit(test, 'less', path) })),
  ]),
  array: new Map([
    entry(array().min(1), (test, path) => ({ minItems: size(test, 'min', path) })),
    entry(array().max(1), (test, path) => ({ maxItems: size(test, 'max', path) })),
  ]),
  object: new Map([
    // `noUnknown(false)` is the same test; what counts is in the spec.
    entry(object().noUnknown(), () => ({})),
    entry(object().exact(), () => ({ additionalProperties: false })),
  ]),
};

/** The keywords of all tests of a schema; several patterns stand side by side in `allOf`. */
export function keywordsOf(schema: Schema, path: string): Keywords {
  const keywords = schema.tests.map(({ OPTIONS: test }) => {
    const translate = test && known[schema.type]?.get(sourceOf(test));
    if (!translate) return refuse(path, `the test ${test?.name ?? '(without a name)'}`);
    return translate(test, path);
  });
  const [first = {}, ...more] = keywords.filter(({ pattern }) => pattern !== undefined);
  return Object.assign({}, ...keywords, first, more.length > 0 ? { allOf: more } : {});
}
