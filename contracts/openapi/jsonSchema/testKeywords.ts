import type { Schema } from 'yup';
import type { Keywords } from './jsonSchema';
import { refuse } from './jsonSchema';
import { patternOf } from './pattern';

/** One test of a yup schema, as yup stores it. */
type Test = NonNullable<Schema['tests'][number]['OPTIONS']>;

/** Tests without a parameter. `noUnknown` is read from the schema: `noUnknown(false)` is a test too. */
const PLAIN: Readonly<Record<string, Keywords>> = {
  'string required': { minLength: 1 },
  'number integer': { type: 'integer' },
  'object noUnknown': {},
};

/** Tests with a limit, by their only parameter: yup calls both `min` and `moreThan` "min". */
const LIMITS: Readonly<Record<string, keyof Keywords>> = {
  'number min': 'minimum',
  'number more': 'exclusiveMinimum',
  'number max': 'maximum',
  'number less': 'exclusiveMaximum',
  'number multipleOf': 'multipleOf',
  'array min': 'minItems',
  'array max': 'maxItems',
};

/** yup counts UTF-16 units, JSON Schema counts characters: they agree on "at least one" only. */
function minLength(min: number, path: string): Keywords {
  if (min <= 0) return {};
  return min <= 1
    ? { minLength: 1 }
    : refuse(path, `min(${min}) of a string; use matches(/^.{${min},}$/u)`);
}

function keywordsOfTest({ type }: Schema, test: Test | undefined, path: string): Keywords {
  const name = test?.name ?? '(without a name)';
  const [[param, value] = [''], ...others] = Object.entries(test?.params ?? {});
  const plain = PLAIN[`${type} ${name}`];
  if (plain && param === '') return plain;
  if (type === 'string' && name === 'matches') return { pattern: patternOf(value, path) };
  const keyword = LIMITS[`${type} ${param}`];
  const isMinLength = type === 'string' && param === 'min';
  if (others.length > 0 || !(keyword || isMinLength)) return refuse(path, `the test ${name}`);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse(path, `${name} is measured against a reference, not a number`);
  }
  return keyword ? { [keyword]: value } : minLength(value, path);
}

/** The keywords of all tests of a schema; further patterns go into `allOf`. */
export function keywordsOf(schema: Schema, path: string): Keywords {
  const keywords = schema.tests.map((test) => keywordsOfTest(schema, test.OPTIONS, path));
  const [first = {}, ...more] = keywords.filter((one) => one.pattern !== undefined);
  return Object.assign({}, ...keywords, first, more.length > 0 ? { allOf: more } : {});
}
