/** Reports the results of the runner: only failures, each with what was expected and what came. */
import { printable, shortened } from '../verify/output/printable.mjs';

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
  if (place === null) return `expected ${expected}`;
  const got = body === undefined ? '' : `got ${shown(valueAt(body, place))}, `;
  return `${place.replaceAll('/', '.')}: ${got}expected ${expected}`;
}

/** What is wrong with an answer, in lines; the runner's own checks have only their message. */
function linesOf({ checks, response }, criteria) {
  const failed = checks.filter(({ passed }) => !passed);
  const own = failed.filter(({ name }) => name !== 'success criteria check');
  // Values that later steps miss follow from the differences of the answer itself.
  const others = failed.length > own.length ? [] : own;
  const all = [
    ...failed
      .filter((check) => !own.includes(check))
      .map((check) => differenceOf(check, response?.body, criteria)),
    ...others.map(({ message = '' }) => shortened(message.replace(/\s+/g, ' ').trim())),
  ];
  const more = all.length - LISTED;
  return [...all.slice(0, LISTED), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** The runner leaves the body out if a later step misses a value of it. */
const answerText = ({ statusCode, body, size } = {}) => {
  if (statusCode === undefined) return 'no answer';
  const text = body === undefined ? `${size} bytes, see --verbose` : JSON.stringify(body);
  return `HTTP ${statusCode}, ${shortened(text)}`;
};

function failureOf({ workflowId, executedSteps }, workflows) {
  const step = executedSteps.find(({ status }) => status !== 'success');
  if (!step) return { id: workflowId, lines: ['  was not run to its end'] };
  const workflow = workflows.find((one) => one.workflowId === workflowId);
  const known = workflow?.steps.find(({ stepId }) => stepId === step.stepId);
  const { method = '', url } = step.request ?? {};
  const path = url === undefined ? '' : `: ${method.toUpperCase()} ${new URL(url).pathname}`;
  const lines = [
    `  step ${step.stepId}${path}`,
    ...linesOf(step, known?.successCriteria ?? []).map((line) => `    ${line}`),
    `    the answer: ${answerText(step.response)}`,
  ];
  return { id: workflowId, lines };
}

function blockOf(ids, lines) {
  const more = ids.length - LISTED;
  const listed = [...ids.slice(0, LISTED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [`FAILED  ${listed}`, ...lines].join('\n');
}

/** The report of a run, and its exit code. The same failure of several sequences is one block. */
export function reportOf({ files }, { workflows }) {
  const run = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  const failed = run.filter(({ status }) => status !== 'success');
  const blocks = new Map();
  for (const { id, lines } of failed.map((one) => failureOf(one, workflows))) {
    const key = lines.join('\n');
    blocks.set(key, { ids: [...(blocks.get(key)?.ids ?? []), id], lines });
  }
  const passed = run.length - failed.length;
  const counts = `${passed} passed, ${failed.length > 0 ? `${failed.length} failed, ` : ''}${run.length} total`;
  const text = [
    ...[...blocks.values()].map(({ ids, lines }) => blockOf(ids, lines)),
    `Workflows: ${counts}`,
  ].join('\n\n');
  return { text: printable(text), code: failed.length > 0 || run.length === 0 ? 1 : 0 };
}
