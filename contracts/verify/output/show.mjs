/** Prints the interactions for backend developers: the request and an example response. */
import { interactionsOf } from '../pactFiles.mjs';

const bodyOf = ({ body }) => {
  if (!body) return [];
  const { encoded, content: written } = body;
  const content = encoded ? Buffer.from(written, encoded).toString().trimEnd() : written;
  return [typeof content === 'string' ? content : JSON.stringify(content, null, 2)];
};

const headersOf = ({ headers = {} }) =>
  Object.entries(headers).map(([name, values]) => `${name}: ${[values].flat().join(', ')}`);

/** One interaction as text: description and state, the request, the example response. */
const shown = ({ description, state, request, contract, sent, answer }) =>
  [
    `# ${description}, state "${state}"`,
    ...(contract ? [`# ${contract}`] : []),
    request,
    ...headersOf(sent),
    ...bodyOf(sent),
    `HTTP ${answer.status}`,
    ...bodyOf(answer),
  ].join('\n');

/** All interactions of the files, as text. */
export const showAll = (pacts, files) =>
  files
    .flatMap((file) => interactionsOf(file, pacts))
    .map(shown)
    .join('\n\n');
