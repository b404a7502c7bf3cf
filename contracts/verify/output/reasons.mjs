/** What `pact-verifier` says of an answer, in lines that a backend engineer reads once. */

const LONGEST = 200;

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** "Expected A to be B", where A is what came: each part is cut alone, or a long A would hide B. */
const EXPECTED = /^(?:Type mismatch: )?Expected (.+?) to (be|match|have) (.+)$/s;

function worded(text) {
  const [, came, verb, rest] = EXPECTED.exec(text) ?? [];
  if (came === undefined) return shortened(text);
  return `got ${shortened(came)}, which has to ${verb} ${shortened(rest)}`;
}

const OF_TYPE = / to be the same type as | to be a /;

/** A value of the wrong type is judged once more by its pattern, as if it were empty. */
const saidTwice = (one, all) =>
  / to match /.test(one.mismatch ?? '') &&
  all.some((other) => other.path === one.path && OF_TYPE.test(other.mismatch ?? ''));

const line = ({ type, path, key, mismatch, expected, actual }) =>
  `${path ?? key ?? type}: ${worded(mismatch || `expected ${expected}, but the answer has ${actual}`)}`;

/** Why an interaction failed, one line a difference, in an order that is the same in each run. */
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
