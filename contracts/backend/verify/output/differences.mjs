/** Turns the mismatches of `pact-verifier` into differences that are easy to read. */
import { shownAt } from '../domains.mjs';
import { jsonIn } from '../run/answerBody.mjs';
import { anyRow, valuesAt } from './paths.mjs';
import { shortened } from './printable.mjs';
import { groupBy } from './report.mjs';
import { shapeAt } from './shapes.mjs';

const MISSING = /^Actual map is missing the following keys: /;
const UNREADABLE = /^Failed to parse|was empty$/;

function kindOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value;
}

/** What the answer has at one place; `kind` is the same for values that are wrong in the same way. */
function gotText(actual, mask) {
  const value = actual ? jsonIn(actual) : null;
  const kind = kindOf(value);
  if (Array.isArray(value) && value.length === 0) return { got: 'an empty list', kind: 'empty' };
  const text = shortened(mask(actual ? String(actual) : 'null'));
  return { got: kind === 'string' || value === null ? text : `${text} (${kind})`, kind };
}

/** The verifier writes the value of a missing header as JSON. */
const plain = (text) => {
  const value = jsonIn(text);
  return typeof value === 'string' ? value : String(text);
};

function missingFields({ path, expected, actual, mismatch }, { response, mask }) {
  const [wanted, given] = [jsonIn(expected), jsonIn(actual)];
  if (!Array.isArray(wanted) || !Array.isArray(given))
    return [{ place: path, got: mask(mismatch) }];
  const names = wanted.filter((name) => !given.includes(name));
  return names.map((name) => ({
    place: path,
    verb: 'missing',
    got: `"${name}"`,
    kind: `missing ${name}`,
    field: `${path}.${name}`,
    expected: shapeAt(response, `${path}.${name}`),
  }));
}

function ofBody(mismatch, context) {
  const { path, actual, mismatch: said } = mismatch;
  if (MISSING.test(said)) return missingFields(mismatch, context);
  const place = path === '/' ? '$' : path;
  const expected = shapeAt(context.response, place);
  if (UNREADABLE.test(said)) {
    const text = actual ? `${said}, in ${JSON.stringify(actual)}` : 'no body';
    return [{ place, verb: '', got: shortened(context.mask(text)), kind: said, expected }];
  }
  return [{ place, ...gotText(actual, context.mask), expected }];
}

const startOf = (text, mask) =>
  text ? `, which begins with ${JSON.stringify(mask(text).slice(0, 60))}` : '';

function withoutRows(mismatch, context) {
  const { type, key, expected, actual, mismatch: said } = mismatch;
  const { mask } = context;
  if (type === 'StatusMismatch') {
    return [{ place: 'HTTP status', verb: '', got: mask(String(said)) }];
  }
  if (type === 'BodyTypeMismatch') {
    const got = `${mask(String(actual))}${startOf(mismatch.actualBody, mask)}`;
    return [{ place: 'body', got, expected: String(expected) }];
  }
  if (type === 'BodyMismatch') return ofBody(mismatch, context);
  const place = key ? `header ${key}` : type;
  if (actual === '') return [{ place, verb: 'missing', got: '', expected: plain(expected) }];
  return [{ place, got: mask(String(actual ?? said)), expected: plain(expected) }];
}

/** The verifier reports a content type twice: also as a body of another type. */
const isSaidTwice = ({ type, key }, all) =>
  type === 'HeaderMismatch' &&
  /^content-type$/i.test(key ?? '') &&
  all.some((other) => other.type === 'BodyTypeMismatch');

const bodyOf = (answer) => answer && jsonIn(answer.body);

const byNumber = new Intl.Collator('en', { numeric: true }).compare;
const byPlace = (a, b) => byNumber(a.place, b.place);

/** One difference for all rows that differ in the same way. */
function joined(rows, body) {
  const [first] = rows;
  const places = [...new Set(rows.map(({ place }) => place))];
  if (places.length === 1) return first;
  const path = anyRow(first.place);
  const total = valuesAt(body, path).length;
  const isAll = places.length === total;
  const which = isAll ? '' : `, first ${first.place}`;
  const values = [...new Set(rows.map(({ got }) => got))];
  return {
    ...first,
    place: `${path} (${places.length} of ${total} rows${which})`,
    got: values.slice(0, 3).join(', ') + (values.length > 3 ? ', …' : ''),
  };
}

function grouped(differences, body) {
  // Two rules for one value, for example type and pattern, are one difference.
  const samePlace = groupBy(differences, ({ cause, place }) => cause + place);
  const once = [...samePlace.values()].map(([first]) => first);
  const groups = groupBy(once, ({ cause }) => cause);
  return [...groups.values()].map((rows) => joined(rows.sort(byPlace), body)).sort(byPlace);
}

const causeOf = ({ place, got, kind, expected }) =>
  [anyRow(place), kind ?? got, expected].join('\n');

/**
 * The differences of an interaction, sorted by place. The cause is the same text in each interaction
 * that differs in the same way.
 * @param {{ mismatches?: readonly object[]; message?: string }} found
 * @param {{ answer: object; operation?: string }} interaction
 * @param {{
 *   answer?: { body: string | Buffer; headers: object };
 *   mask: (text: string) => string;
 * }} record
 * @returns {{ cause?: string; text: string; expected?: string }[]}
 */
export function differencesOf(
  { mismatches, message, ...mismatch },
  { answer: response, operation },
  { answer, mask },
) {
  if (!mismatches) return [{ text: shortened(mask(message ?? JSON.stringify(mismatch))) }];
  const context = { response, mask };
  const all = mismatches
    .filter((one) => !isSaidTwice(one, mismatches))
    .flatMap((one) => withoutRows(one, context))
    .map((one) => ({
      ...{ ...one, cause: causeOf(one) },
      shown: shownAt(operation, one.field ?? one.place),
    }));
  return grouped(all, bodyOf(answer)).map(
    ({ place, verb = 'got', got, expected, cause, shown }) => ({
      ...{ cause, place, expected, shown },
      got: [verb === 'got' ? '' : verb, got].filter(Boolean).join(' '),
      text: `${place}: ${[verb, got].filter(Boolean).join(' ')}`,
    }),
  );
}
