/** Reports the results of the runner: only failures, each with what was expected and what came. */
import { printable, shortened } from '../verify/output/printable.mjs';
import { groupBy } from '../verify/output/report.mjs';

const POINTER = /^\$response\.body#\/(\S*?) (==|!=) (.*)$/;
const ROWS = /^\$\[\?count\(@\.(\S+?)\[(?:\*|\?(.*))\]\) == (\d+)\]$/;
const VALUE = /^\$\[\?@\.(\S+) == (.*)\]$/;

/** Differences of one step, and sequences of one failure, that are listed. */
const LISTED = 5;

const valueAt = (body, place) =>
  place.split(/[/.]/).reduce((value, name) => value?.[name], body ?? undefined);

const asText = (value) => (value === undefined ? 'nothing' : shortened(JSON.stringify(value)));

/** References as people say them: `{$steps.order.outputs.orderId}` is the orderId of step order. */
const named = (text) =>
  text
    .replace(/\{?\$steps\.([\w-]+)\.outputs\.(\w+)\}?/g, 'the $2 of step $1')
    .replace(/\{?\$inputs\.(\w+)\}?/g, 'the input $1');

const rowsText = (count, tests) => {
  const which = tests ? ` with ${named(tests).replaceAll('@.', '').replaceAll(' == ', ' ')}` : '';
  return `${count} ${count === '1' ? 'row' : 'rows'}${which.replaceAll(' && ', ' and ')}`;
};

const sizeText = (value) => (Array.isArray(value) ? `a list of ${value.length}` : asText(value));

/** The place of a condition in the body, what it expects there, and how what is there is shown. */
function expectationOf({ condition }, criteria) {
  const [, pointer, operator, wanted] = POINTER.exec(condition) ?? [];
  if (pointer !== undefined) {
    return [pointer, `${operator === '!=' ? 'anything but ' : ''}${named(wanted)}`];
  }
  const [, list, tests, count] = ROWS.exec(condition) ?? [];
  if (list !== undefined) return [list, rowsText(count, tests), sizeText];
  const [, place, value] = VALUE.exec(condition) ?? [];
  if (place !== undefined) return [place, value];
  const { context = '' } = criteria.find((one) => one.condition === condition) ?? {};
  const [, matched] = /^\$response\.body#\/(.*)$/.exec(context) ?? [];
  return matched === undefined
    ? [null, named(condition)]
    : [matched, `one that matches ${condition}`];
}

/** What a failed condition expected, and what the answer has there. */
function differenceOf(check, body, criteria) {
  const [place, expected, shown = asText] = expectationOf(check, criteria);
  if (place === null) return { text: '', expected };
  const got = body === undefined ? undefined : shown(valueAt(body, place));
  const at = place.replaceAll('/', '.');
  return { place: at, got, expected, text: `${at}:${got === undefined ? '' : ` got ${got},`}` };
}

/** What is wrong with an answer; the runner's own checks have only their message. */
function differencesOf({ checks, response }, criteria) {
  const failed = checks.filter(({ passed }) => !passed);
  const ofAnswer = failed.filter(({ name }) => name === 'success criteria check');
  // Values that later steps miss follow from the differences of the answer itself.
  const all =
    ofAnswer.length > 0
      ? ofAnswer.map((check) => differenceOf(check, response?.body, criteria))
      : failed.map(({ message = '' }) => ({
          text: shortened(message.replace(/\s+/g, ' ').trim()),
        }));
  const more = all.length - LISTED;
  return [...all.slice(0, LISTED), ...(more > 0 ? [{ text: `and ${more} more` }] : [])];
}

/** The runner leaves the body out if a later step misses a value of it. */
const answerText = ({ statusCode, body, size } = {}) => {
  if (statusCode === undefined) return 'no answer';
  const text = body === undefined ? `${size} bytes, see --verbose` : JSON.stringify(body);
  return `HTTP ${statusCode}, ${shortened(text)}`;
};

function failureOf({ workflowId, executedSteps }, workflows) {
  const step = executedSteps.find(({ status }) => status !== 'success');
  if (!step) return { request: 'was not run to its end', differences: [] };
  const workflow = workflows.find((one) => one.workflowId === workflowId);
  const known = workflow?.steps.find(({ stepId }) => stepId === step.stepId);
  const { method = '', url } = step.request ?? {};
  const path = url === undefined ? '' : `: ${method.toUpperCase()} ${new URL(url).pathname}`;
  return {
    request: `step ${step.stepId}${path}`,
    differences: differencesOf(step, known?.successCriteria ?? []),
    answer: `the answer: ${answerText(step.response)}`,
  };
}

/** A sequence as a result of `verify/output/report.mjs`. */
const resultOf = (run, workflows) => ({
  ...{ domain: 'behaviour', description: run.workflowId, ms: run.totalTimeMs },
  ...(run.status === 'success' ? { passed: true } : failureOf(run, workflows)),
});

const listed = (ids) => {
  const more = ids.length - LISTED;
  return [...ids.slice(0, LISTED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

const entryOf = (same) => ({
  title: listed(same.map(({ description }) => description)),
  lines: [same[0].request],
  differences: same[0].differences,
  more: same[0].answer,
});

const entryText = ({ title, lines: [request], differences, more }) => {
  const texts = differences.map(({ text, expected }) =>
    [text, expected && `expected ${expected}`].filter(Boolean).join(' '),
  );
  const below = [...texts, more].filter(Boolean).map((line) => `    ${line}`);
  return [`FAILED  ${title}`, `  ${request}`, ...below].join('\n');
};

/**
 * The report of a run: `{ text, code, summary, results, groups }`. The same failure of several sequences
 * is one entry.
 */
export function reportOf({ files }, { workflows }) {
  const results = Object.values(files)
    .flatMap(({ executedWorkflows }) => executedWorkflows)
    .map((run) => resultOf(run, workflows));
  const failed = results.filter(({ passed }) => !passed);
  const keyOf = ({ request, differences, answer }) =>
    JSON.stringify([request, differences, answer]);
  const entries = [...groupBy(failed, keyOf).values()].map(entryOf);
  const passed = results.length - failed.length;
  const failures = failed.length > 0 ? `${failed.length} failed, ` : '';
  const summary = `${passed} passed, ${failures}${results.length} total`;
  return {
    text: printable([...entries.map(entryText), `Workflows: ${summary}`].join('\n\n')),
    code: failed.length > 0 || results.length === 0 ? 1 : 0,
    ...{ summary, results, groups: [{ title: 'Wrong', tone: 'wrong', entries }] },
  };
}
