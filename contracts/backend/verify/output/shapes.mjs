/** Says in words what a contract requires at one place of an answer. */
import { anyRow, exampleAt } from './paths.mjs';
import { shortened } from './printable.mjs';
import { patternText, wordsIn } from './words.mjs';

export const bodyIn = ({ body }) => {
  if (!body) return undefined;
  const { encoded, content } = body;
  return encoded ? Buffer.from(content, encoded).toString() : content;
};

const kindOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value] ?? 'an object'
  );
};

const WHOLE = {
  integer: 'a whole number',
  number: 'a number',
  decimal: 'a number with a fraction',
  boolean: 'true or false',
  notEmpty: 'not empty',
};

/** @param {Readonly<Record<string, unknown>>} sizes */
export const listText = ({ min, max }) => {
  const limits = [min && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(' and ');
  return limits ? `a list of ${limits}` : 'a list';
};

/** The path inside an item, as people say it: `goodsPriceList.buyNum`. */
const plainPath = (path) => path.replace(/^\$\.?|\[(?:\d+|\*)\]/g, '');

/** Every value in an item that is neither a list nor an object, with its path. */
const valuesIn = (value, path = '$') =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        valuesIn(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
      )
    : [[path, value]];

/** What the one item must have that a list has to contain. */
function containsText({ variants = [] }, example) {
  const fixed = variants.flatMap(({ index, rules }) =>
    valuesIn(example?.[index]).flatMap(([path, value]) => {
      const rule = ruleFor(normalized(rules), path);
      const isFree = rule && !rule.matchers.some(isFixed);
      return isFree ? [] : [`${plainPath(path)} ${JSON.stringify(value)}`];
    }),
  );
  return `a list with an item${fixed.length > 0 ? ` that has ${fixed.join(', ')}` : ' like this'}`;
}

function matcherText(matcher, example) {
  const { match, regex } = matcher;
  if (match === 'regex') return patternText(regex);
  if (match === 'type') return Array.isArray(example) ? listText(matcher) : kindOf(example);
  if (match === 'null') return 'null';
  if (match === 'equality') return `exactly ${JSON.stringify(example)}`;
  if (match === 'arrayContains') return containsText(matcher, example);
  return WHOLE[match] ?? match;
}

/**
 * The rule of a value: its own, or that of its type if it is inside a value whose type is compared.
 * @template {{ readonly matchers: readonly { readonly match: string }[] }} Rule
 * @param {Readonly<Record<string, Rule>>} rules
 * @param {string} path
 * @returns {Rule | { matchers: [{ match: 'type' }] } | undefined}
 */
export function ruleFor(rules, path) {
  const [own, ...outer] = prefixesOf(path).map((prefix) => rules[prefix] ?? rules[anyRow(prefix)]);
  if (own) return own;
  const isTyped = outer.find(Boolean)?.matchers.some(({ match }) => match === 'type');
  return isTyped ? { matchers: [{ match: 'type' }] } : undefined;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function prefixesOf(path) {
  const cut = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return cut <= 0 ? [path] : [path, ...prefixesOf(path.slice(0, cut))];
}

const isContainer = (value) => value !== null && typeof value === 'object';

/** What is fixed has no rule: its fields are compared one by one. */
function fixedText(example) {
  if (Array.isArray(example)) {
    return example.length > 0 ? `a list of exactly ${example.length}` : 'an empty list';
  }
  if (!isContainer(example)) return `exactly ${JSON.stringify(example)}`;
  return `an object with ${Object.keys(example).join(', ')}`;
}

const isFixed = ({ match, regex }) =>
  match === 'equality' || match === 'null' || wordsIn(regex).length === 1;

/** How the value at a path is compared: `{ fixed, text }`. */
export function comparisonAt(response, path) {
  const example = exampleAt(bodyIn(response), path);
  const rule = ruleFor(normalized(response.matchingRules?.body ?? {}), path);
  if (!rule) return { fixed: true, text: fixedText(example) };
  const texts = [...new Set(rule.matchers.map((matcher) => matcherText(matcher, example)))];
  // The words of some patterns name the type, too: a time in ISO 8601.
  const patterns = rule.matchers.filter(({ match }) => match === 'regex').map(matcherText);
  const whole = patterns.find((one) => /^an? |^exactly /.test(one));
  return { fixed: rule.matchers.some(isFixed), text: whole ?? texts.join(', ') };
}

/** The rules by the path with `[*]` for each index; those of an item that a list contains, too. */
const normalized = (rules) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([path, rule]) => [
      [anyRow(path), rule],
      ...rule.matchers.flatMap(({ variants = [] }) =>
        variants.flatMap((variant) =>
          Object.entries(normalized(variant.rules)).map(([inner, of]) => [
            `${anyRow(path)}[*]${inner.slice(1)}`,
            of,
          ]),
        ),
      ),
    ]),
  );

/** The expected shape at a path, with the example of the contract. */
export function shapeAt(response, path) {
  const example = exampleAt(bodyIn(response), path);
  const { fixed, text } = comparisonAt(response, path);
  const isSaid = fixed && (!isContainer(example) || Object.keys(example).length === 0);
  if (example === undefined || example === null || isSaid) return text;
  return `${text}, for example ${shortened(JSON.stringify(example))}`;
}
