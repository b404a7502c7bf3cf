/** Prints the interactions for backend developers: the request, and an example of its answer. */
import { bodyIn, comparisonAt } from './shapes.mjs';

const headersOf = ({ headers = {} }) =>
  Object.entries(headers).map(([name, values]) => `${name}: ${[values].flat().join(', ')}`);

const plainBody = (message) => {
  const body = bodyIn(message);
  if (body === undefined) return [];
  return [typeof body === 'string' ? body.trimEnd() : JSON.stringify(body, null, 2)];
};

const isContainer = (value) => value !== null && typeof value === 'object';

/** A mark that says how a value is compared; none for an object whose fields have their own. */
function markOf(response, path, value) {
  const { fixed, text } = comparisonAt(response, path);
  if (isContainer(value) && !Array.isArray(value)) return fixed ? '' : '  // an object';
  return fixed && !isContainer(value) ? '  // fixed' : `  // ${text}`;
}

function markedLines(response, path, value, before, after) {
  const mark = markOf(response, path, value);
  const indent = /^ */.exec(before)[0];
  if (!isContainer(value) || Object.keys(value).length === 0) {
    return [`${before}${JSON.stringify(value)}${after}${mark}`];
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? '[]' : '{}';
  const inside = entries.flatMap(([key, one], at) =>
    markedLines(
      response,
      isList ? `${path}[${key}]` : `${path}.${key}`,
      one,
      `${indent}  ${isList ? '' : `${JSON.stringify(key)}: `}`,
      at < entries.length - 1 ? ',' : '',
    ),
  );
  return [`${before}${open}${mark}`, ...inside, `${indent}${close}${after}`];
}

/** The example of an answer; each value is marked as fixed, or with what is required of it. */
function markedBody(response) {
  const body = bodyIn(response);
  if (!isContainer(body)) return plainBody(response);
  return markedLines(response, '$', body, '', '');
}

/** A refusal may have any status of a client's error: the code in its body decides. */
function statusText({ status, matchingRules }) {
  const { match } = matchingRules?.status?.$?.matchers?.[0] ?? {};
  return `HTTP ${status}${match === 'regex' ? '  // or any 2xx or 4xx' : ''}`;
}

/** One interaction as text: description and state, the request, the example of its answer. */
const shown = ({ description, state, request, contract, sent, answer }) =>
  [
    `# ${description}, state "${state}"`,
    ...(contract ? [`# ${contract}`] : []),
    request,
    ...headersOf(sent),
    ...plainBody(sent),
    statusText(answer),
    ...markedBody(answer),
  ].join('\n');

export const showAll = (interactions) => interactions.map(shown).join('\n\n');
