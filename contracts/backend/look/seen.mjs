/** Which of the documented answers were seen, by what the pacts say of them. */
import { bodyIn, comparisonAt } from '../verify/output/shapes.mjs';
import { isObject } from '../verify/run/answerBody.mjs';
import { calls } from './documented.mjs';

/** Whether an answer has what is fixed in the documented one. */
function fits(response, path, documented, got) {
  if (Array.isArray(documented)) {
    if (!Array.isArray(got) || (documented.length === 0) !== (got.length === 0)) return false;
    return documented.every((row) => got.some((one) => fits(response, `${path}[0]`, row, one)));
  }
  if (isObject(documented)) {
    const names = Object.keys(documented);
    return (
      isObject(got) &&
      names.every((name) => fits(response, `${path}.${name}`, documented[name], got[name]))
    );
  }
  if (documented === null) return got === null || got === undefined;
  return !comparisonAt(response, path).fixed || documented === got;
}

/**
 * The documented answers of the calls that only read, as results for a report: passed if seen.
 * @param interactions those of pactFiles.mjs
 * @param answers those of ask.mjs
 */
export function documentedAnswers(interactions, answers) {
  const right = answers.filter(({ verdict }) => verdict === 'right');
  return interactions
    .filter(({ operation }) => calls.get(operation)?.kind === 'query')
    .map(({ domain, operation, description, request, state, answer }) => ({
      ...{ domain, operation, description, request, state, differences: [], ms: 0 },
      passed: right.some(
        ({ call, body }) => call.name === operation && fits(answer, '$', bodyIn(answer), body),
      ),
    }));
}
