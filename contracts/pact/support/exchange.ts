import { MatchersV3 as Pact } from '@pact-foundation/pact';
import type { V4RequestBuilder } from '@pact-foundation/pact/src/v4/http/types';
import type { Endpoint } from '../../defineEndpoint';
import { Header } from '../../vocabulary/headers';
import type { StateValueName } from '../../vocabulary/stateValues';
import type { Answer } from './responses';
import { respond } from './responses';
import { TOKEN, callFrom } from './client';
import type { Outcome, Send } from './client';
import { formBody } from './formBody';
import {
  fieldsFromState,
  jsonFromState,
  parametersNamed,
  parametersOf,
  pathFromState,
} from './fromState';
import { noteWritten, pactOf, recorderOf } from './pacts';

type Payload = Readonly<Record<string, unknown>>;

/** One request of the portal and the response it needs. */
export interface Interaction {
  readonly endpoint: Endpoint;
  /** Unique for the call; the name of the call is written in front of it. */
  readonly description: string;
  /** The id of a scenario in mock-server/scenarios. */
  readonly state: string;
  /** Values of the state that the answer depends on, besides those in the request. */
  readonly needs?: readonly StateValueName[];
  readonly payload: Payload;
  readonly answer: Answer;
  /** Token of the request; null: none. Default: the token of the state if the call needs one. */
  readonly token?: string | null;
}

const tokenOf = ({ endpoint, token }: Interaction): string | null =>
  token === undefined && endpoint.access === 'token' ? TOKEN : (token ?? null);

const headersOf = (interaction: Interaction) => {
  const token = tokenOf(interaction);
  return {
    [Header.terminal]: Pact.regex('^(app|web)$', 'web'),
    // Deployment settings: any value, so that the pact does not depend on a .env file.
    [Header.appCode]: Pact.regex('^\\S+$', 'homeview-portal'),
    [Header.tenantCode]: Pact.regex('^\\S+$', 'homeview'),
    [Header.locale]: Pact.regex('^[a-z]{2}-[A-Z]{2}$', 'en-US'),
    ...(token === null ? {} : fieldsFromState({ [Header.token]: token })),
    ...(interaction.endpoint.ordering
      ? { [Header.idempotencyKey]: Pact.regex('^[\\w-]{8,}$', 'pact-0001') }
      : {}),
  };
};

/** The payload without the parameters of the path. */
const besidePath = (path: string, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !path.includes(`{${name}}`)));

const asText = (payload: Payload): Record<string, string> =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));

function ask(request: V4RequestBuilder, interaction: Interaction): void {
  const { method, path, encoding } = interaction.endpoint;
  const rest = besidePath(path, interaction.payload);
  request.headers(headersOf(interaction));
  if (method === 'GET') {
    if (Object.keys(rest).length > 0) request.query(fieldsFromState(asText(rest)));
  } else if (encoding === 'form') {
    const { contentType, header, content, rules } = formBody(rest);
    request.headers({ 'Content-Type': header }).body(contentType, content);
    request.matchingRules({ body: rules });
  } else request.jsonBody(jsonFromState(rest));
}

function add(interaction: Interaction) {
  const { endpoint, state, needs = [], payload, answer } = interaction;
  // Any Pact verifier can select the interactions of a call by the beginning of their descriptions.
  const description = `${endpoint.name}: ${interaction.description}`;
  noteWritten(endpoint, description);
  return pactOf(endpoint)
    .addInteraction()
    .given(state, { ...parametersNamed(needs), ...parametersOf([payload, tokenOf(interaction)]) })
    .uponReceiving(description)
    .withRequest(endpoint.method, pathFromState(endpoint.path, payload), (request) => {
      ask(request, interaction);
    })
    .willRespondWith(answer.status, (response) => respond(response, answer));
}

/**
 * Adds interactions to one pact and sends their requests with the portal's own client. Returns the
 * result for the screen. Rejects unless the client sends exactly these requests.
 */
export async function exchange(
  first: Interaction,
  send: Send,
  further: readonly Interaction[] = [],
): Promise<Outcome> {
  // Pact serves all interactions added since the last run in the next one, so any of them can start it.
  const serving = further.reduce((_, interaction) => add(interaction), add(first));
  const recorder = recorderOf(first.endpoint);
  const outcome = await serving.executeTest(async ({ url, port }) => {
    const called = await callFrom(url, send, tokenOf(first));
    await recorder.hasRecorded(port);
    return called;
  });
  if (!outcome) throw new Error('The exchange did not take place.');
  return outcome;
}
