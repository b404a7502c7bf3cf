/** Puts the service into the provider states of an interaction, by its state URL. */
import { NoAnswer, send } from '../network/send.mjs';
import { isObject, jsonIn } from './answerBody.mjs';
import { shortened } from '../output/printable.mjs';
import { groupBy } from '../output/report.mjs';

/** The service could not be put into a state; the message is what it answered. */
export class StateRefused extends Error {}

/** An interaction without a state asks for the empty one. */
export const statesOf = ({ providerStates = [] }) =>
  providerStates.length > 0 ? providerStates : [{ name: '' }];

const isUsable = (value) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * The values that the state URL returns, which Pact puts into the requests that ask for them. Names
 * that were not sent are ignored. @throws StateRefused for a value that no request can carry
 */
function valuesIn(body, params, mask) {
  const values = jsonIn(body);
  if (!isObject(values)) return {};
  const wrong = Object.keys(params).find((name) => name in values && !isUsable(values[name]));
  if (wrong === undefined) return values;
  const got = shortened(mask(JSON.stringify(values[wrong])));
  throw new StateRefused(`it answered ${got} for "${wrong}", which must be a text or a number`);
}

function refusal({ status, headers, body }, mask) {
  const unknown = status === 404 ? ' (it does not know the state)' : '';
  const to = headers.location ? ` to ${mask(headers.location)}` : '';
  const text = shortened(JSON.stringify(mask(body.toString().trim())));
  return `HTTP ${status}${unknown}${to}${text === '""' ? '' : `, ${text}`}`;
}

/** The values that a request takes from its state, by their names. */
const takenBy = ({ request }) =>
  new Set([...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));

/** What the request takes, and a state URL that answers with own values leaves out. */
export const leftOut = (interaction, values) =>
  Object.keys(values).length === 0
    ? []
    : [...takenBy(interaction)].filter((name) => !(name in values));

/** Asks for one state and returns its values. @throws StateRefused, NoAnswer */
export async function askState({ name, params = {} }, { stateUrl, stateHeaders, mask, network }) {
  const body = JSON.stringify({ action: 'setup', params, state: name });
  const headers = { 'content-type': 'application/json', accept: '*/*', ...stateHeaders };
  headers['content-length'] = Buffer.byteLength(body);
  const answer = await send(stateUrl, { method: 'POST', headers, body }, network);
  if (answer.status >= 200 && answer.status < 300) return valuesIn(answer.body, params, mask);
  throw new StateRefused(refusal(answer, mask));
}

/**
 * Asks for each state of the interactions once, with the parameters of its first interaction, and
 * returns why states failed, by name.
 */
export async function failingStates(interactions, target) {
  const states = groupBy(interactions.flatMap(statesOf), ({ name }) => name);
  const failing = new Map();
  for (const [name, [state]] of states) {
    if (target.network.signal?.aborted) break;
    try {
      await askState(state, target);
    } catch (error) {
      if (!(error instanceof StateRefused || error instanceof NoAnswer)) throw error;
      failing.set(name, error.message);
    }
  }
  return { asked: states.size, failing };
}
