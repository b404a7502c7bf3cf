/**
 * Stands between `pact-verifier` and the service, as in pact-js: it adds headers, takes certificates
 * and proxies, limits the time, and sees which interaction is running. It changes how an answer is
 * written (see `readableBody`), never what it says.
 */
import { createServer } from 'node:http';
import { NoAnswer, send } from '../network/send.mjs';
import { readableBody } from './answerBody.mjs';
import { secondReading } from './secondReading.mjs';
import { StateRefused, askState, leftOut, statesOf } from './stateUrl.mjs';

/** The paths of the gateway: for requests to the service, and for states. */
export const SERVICE = '/service';
export const STATES = '/states';

/** They describe one connection, not the message (RFC 9110, 7.6.1). */
const OF_CONNECTION =
  /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;

const pairsOf = (raw) =>
  Array.from({ length: raw.length / 2 }, (_, at) => [raw[at * 2], raw[at * 2 + 1]]);

/** Headers of a request by name; one that is repeated becomes a list. */
function requestHeaders(rawHeaders, added) {
  const headers = {};
  const own = new Set(Object.keys(added).map((name) => name.toLowerCase()));
  for (const [name, value] of pairsOf(rawHeaders)) {
    const key = name.toLowerCase();
    if (OF_CONNECTION.test(key) || key === 'host' || own.has(key)) continue;
    headers[key] = key in headers ? [headers[key], value].flat() : value;
  }
  return { ...headers, ...added };
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An interaction that takes longer is shown while it runs. */
const SLOW_MS = 3_000;

/**
 * A redirect within the service is followed through the gateway. Another one is not followed: it
 * would leave without headers, certificates and proxy.
 */
function redirectOf(location, from, base) {
  const to = URL.canParse(location, from) ? new URL(location, from) : null;
  const isWithin = to?.origin === from.origin && to.pathname.startsWith(`${base}/`);
  return isWithin ? SERVICE + to.pathname.slice(base.length) + to.search : null;
}

function answerHeaders({ rawHeaders, body }, from, base, record) {
  const kept = pairsOf(rawHeaders).filter(
    ([name]) => !OF_CONNECTION.test(name) && !/^content-(length|encoding)$/i.test(name),
  );
  const pairs = kept.flatMap(([name, value]) => {
    if (!/^location$/i.test(name)) return [[name, value]];
    const within = redirectOf(value, from, base);
    if (within) return [[name, within]];
    record.redirect = value;
    return [];
  });
  return [...pairs, ['Content-Length', String(body.length)]].flat();
}

/** Writes what is known of an interaction into its record. */
function serviceOf(target, record, one) {
  const { providerUrl, providerHeaders, network } = target;
  const base = providerUrl.pathname.replace(/\/$/, '');
  return async (request, response) => {
    const url = new URL(providerUrl.origin + base + request.url.slice(SERVICE.length));
    url.username = providerUrl.username;
    url.password = providerUrl.password;
    const headers = requestHeaders(request.rawHeaders, providerHeaders);
    const sent = { method: request.method, headers, body: await bodyOf(request) };
    try {
      const raw = await send(url, sent, network);
      const expected = one?.interaction.response.body?.content;
      const body = readableBody(raw, { asked: headers['accept-encoding'], expected });
      const answer = { ...raw, body };
      record.answer = answer;
      if (one) record.reading = await secondReading(one, { answer, headers, target });
      response.writeHead(answer.status, answerHeaders(answer, url, base, record));
      response.end(answer.body);
    } catch (error) {
      record.failure =
        error instanceof NoAnswer ? `error sending request: ${error.message}` : error.message;
      response.destroy();
    } finally {
      record.ms = Date.now() - record.since;
    }
  };
}

/** Asks for all states of an interaction; answers with their values. A failing one is not asked again. */
async function putIntoStates(interaction, target) {
  let values = {};
  for (const state of statesOf(interaction)) {
    const known = target.failing.get(state.name);
    if (known) throw new StateRefused(stateFailure(state, known));
    try {
      values = { ...values, ...(target.stateUrl ? await askState(state, target) : {}) };
    } catch (error) {
      if (!(error instanceof StateRefused || error instanceof NoAnswer)) throw error;
      throw new StateRefused(stateFailure(state, error.message));
    }
  }
  return values;
}

const stateFailure = ({ name }, why) =>
  `the state URL did not put the service into the state "${name}": ${why}`;

const replyJson = (response, status, value) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
};

/**
 * Opens a gateway for these interactions. The verifier asks for the state of an interaction by its
 * number, so each request belongs to one. `mayStart` ends the run: later interactions get no record.
 * `onSlow` gets the number of an interaction that has no answer for a while.
 */
export async function openGateway(interactions, target, { mayStart, onSlow }) {
  const records = new Map();
  let current;
  const handleState = async (request, response) => {
    const at = Number(JSON.parse(await bodyOf(request)).state);
    if (!mayStart(records.size)) return replyJson(response, 404, {});
    current = { since: Date.now(), at };
    records.set(at, current);
    const record = current;
    const slow = setTimeout(() => record.ms ?? onSlow(at), SLOW_MS);
    slow.unref();
    try {
      const { interaction } = interactions[at];
      const values = await putIntoStates(interaction, target);
      record.leftOut = leftOut(interaction, values);
      replyJson(response, 200, values);
    } catch (error) {
      record.failure = error.message;
      record.hasNoState = true;
      record.ms = Date.now() - record.since;
      // Never 5xx: the verifier would ask again for minutes.
      replyJson(response, 404, {});
    }
  };
  const server = createServer((request, response) => {
    const work = request.url.startsWith(STATES)
      ? handleState(request, response)
      : serviceOf(target, current, interactions[current?.at])(request, response);
    work.catch((error) => {
      if (current) current.failure ??= error.message;
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: server.address().port,
    records,
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
