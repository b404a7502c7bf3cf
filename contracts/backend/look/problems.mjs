/** What is wrong with an answer, each problem as `{ place, got, needed }`. */
import { shownAt } from '../verify/domains.mjs';
import { shortened } from '../verify/output/printable.mjs';
import { groupBy } from '../verify/output/report.mjs';
import { patternText } from '../verify/output/words.mjs';

export const problem = (place, got, needed) => ({ place, got: JSON.stringify(got), needed });

const KINDS = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** What a keyword of a schema needs, in words. */
const NEEDED = {
  type: (kinds) =>
    [kinds]
      .flat()
      .map((kind) => KINDS[kind])
      .join(' or '),
  const: JSON.stringify,
  enum: (values) => `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`,
  minLength: () => 'a text that is not empty',
  multipleOf: () => 'a sum with at most two decimals',
  minimum: (least) => `a number of at least ${least}`,
  pattern: patternText,
};

const neededText = ({ keyword, schema, parentSchema: { description } }) =>
  NEEDED[keyword]?.(schema) ?? shortened(description ?? `${keyword} ${JSON.stringify(schema)}`);

/** `/data/list/0/price` as `data.list[*].price`: rows that are wrong in the same way are one problem. */
const placeOf = (pointer) =>
  pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[*]')
    .replaceAll('/', '.') || 'the answer';

const gotText = ({ keyword, data }) =>
  keyword === 'required' ? 'no such field' : shortened(JSON.stringify(data) ?? 'nothing');

/** Rules about other rules: what these say is in the errors beside them. */
const CHOICES = ['oneOf', 'anyOf', 'allOf', 'if'];

/** The fields that an object lacks, in one problem. */
function missingText({ instancePath }, errors) {
  const names = errors
    .filter((one) => one.keyword === 'required' && one.instancePath === instancePath)
    .map(({ params }) => `"${params.missingProperty}"`);
  return `the ${names.length > 1 ? 'fields' : 'field'} ${names.join(', ')}`;
}

/**
 * The errors of Ajv as problems, each once. Where an answer may be one or another, the problem names
 * both, or what is wrong inside the one that it almost is.
 */
export function problemsIn(all) {
  const choices = all.filter(({ keyword }) => CHOICES.includes(keyword));
  const errors = all.filter(({ keyword }) => !CHOICES.includes(keyword));
  const problems = errors.flatMap((error) => {
    const choice = choices.find(({ instancePath }) => instancePath === error.instancePath);
    const isInside = ({ instancePath }) => instancePath.startsWith(`${error.instancePath}/`);
    if (choice && errors.some(isInside)) return [];
    const needed = error.keyword === 'required' ? missingText(error, errors) : neededText(error);
    return { place: placeOf(error.instancePath), got: gotText(choice ?? error), needed, choice };
  });
  const same = groupBy(problems, ({ place, needed, choice }) => (choice ? place : place + needed));
  return [...same.values()].map((one) => ({
    ...{ place: one[0].place, got: one[0].got },
    needed: [...new Set(one.map(({ needed }) => needed))].join(' or '),
  }));
}

/**
 * The problems in an answer of a call as differences, see verify/output/report.mjs. What is wrong in the
 * same way has one cause, and is said once.
 */
export const differencesOf = (problems, call, mask) =>
  [...groupBy(problems, ({ place, needed }) => `${place}\n${needed}`)].map(
    ([cause, [{ place, got, needed }]]) => {
      const [, field] = /^the field "(.*)"$/.exec(needed) ?? [];
      return {
        ...{ cause, place, got: mask(got), text: mask(`${place}: got ${got}`), expected: needed },
        shown: shownAt(call, field === undefined ? place : `${place}.${field}`),
      };
    },
  );
