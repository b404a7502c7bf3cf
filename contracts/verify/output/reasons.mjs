/** Rewrites the mismatches of `pact-verifier` so that they are easy to read. */

const LONGEST = 200;

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** "Expected A to be B", where A is the actual value. A and B are cut separately: a long A would hide B. */
const EXPECTED = /^(?:Type mismatch: )?Expected (.+?) to (be|match|have) (.+)$/s;

function worded(text) {
  const [, came, verb, rest] = EXPECTED.exec(text) ?? [];
  if (came === undefined) return shortened(text);
  return `got ${shortened(came)}, which has to ${verb} ${shortened(rest)}`;
}

const OF_TYPE = / to be the same type as | to be a /;

/** pact-verifier reports a value of the wrong type twice: also as an empty value against the pattern. */
const saidTwice = (one, all) =>
  / to match /.test(one.mismatch ?? '') &&
  all.some((other) => other.path === one.path && OF_TYPE.test(other.mismatch ?? ''));

const line = ({ type, path, key, mismatch, expected, actual }) =>
  `${path ?? key ?? type}: ${worded(mismatch || `expected ${expected}, but the answer has ${actual}`)}`;

/** The reasons why an interaction failed, one line per mismatch, sorted. */
export function reasonsOf({ mismatch }, state) {
  const { mismatches, message } = mismatch;
  if (mismatches) {
    return mismatches
      .filter((one) => !saidTwice(one, mismatches))
      .map(line)
      .sort();
  }
  return /state change handlers/.test(message)
    ? [`the state URL did not put the service into the state "${state}"`]
    : [shortened(message ?? JSON.stringify(mismatch))];
}
