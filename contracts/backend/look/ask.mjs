/** Sends one documented call, and says what its answer is worth. */
import { NoAnswer, send } from '../verify/network/send.mjs';
import { isUnbuilt, jsonIn, readableBody } from '../verify/run/answerBody.mjs';
import { shortened } from '../verify/output/printable.mjs';
import { HEADERS, SESSION_CODES, calls } from './documented.mjs';
import { problem } from './problems.mjs';
import { senseless } from './sense.mjs';

const ACCEPTED = 'gzip, deflate';

function requestOf({ method, path }, payload) {
  const inPath = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(payload[name]));
  const rest = Object.entries(payload).filter(([name]) => !path.includes(`{${name}}`));
  if (method !== 'GET') return { path: inPath, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return { path: query === '' ? inPath : `${inPath}?${query}` };
}

/** What an answer is worth: `{ problems, body }`, or the verdict `unbuilt`. */
function judged(call, { status, ...answer }, { needs = () => [], endsSession }) {
  const wrong = (got, needed = 'JSON with code, data and desc') => ({
    problems: [{ place: `the answer (HTTP ${status})`, got, needed }],
  });
  let text;
  try {
    text = readableBody(answer, { asked: ACCEPTED, expected: null });
  } catch ({ message }) {
    return wrong(message);
  }
  if (isUnbuilt({ status, body: text })) return { verdict: 'unbuilt', problems: [] };
  const body = jsonIn(text);
  if (text.length === 0) return wrong('no body');
  if (body === undefined) return wrong(`no JSON: ${shortened(text.toString('utf8'))}`);
  if (status >= 300 && body?.code === 200) {
    return wrong('code 200', 'a code other than 200, or the HTTP status 200');
  }
  const problems = call.check(body);
  if (endsSession && !SESSION_CODES.includes(body?.code)) {
    problems.push(problem('code, with an unknown token', body?.code, '70032'));
  }
  if (problems.length === 0 && body.code === 200) {
    problems.push(...senseless(call.name, body.data), ...needs(body.data));
  }
  return { problems, body };
}

/**
 * Returns `ask(name, payload, { token, needs, endsSession })`. It resolves to an answer `{ call, payload, request,
 * body, verdict, problems }` and adds it to `answers`; verdict is `right`, `wrong` or `unbuilt`. `needs` may
 * find more problems in a granted body, as a list of `{ place, got, needed }`.
 */
export function asker({ providerUrl, headers, network, token: usual }, answers) {
  const base = providerUrl.href.replace(/\/$/, '');
  return async (name, payload = {}, { token = usual, ...how } = {}) => {
    const call = calls.get(name);
    const { path, body } = requestOf(call, payload);
    const options = {
      ...{ method: call.method, body },
      headers: {
        ...{ ...HEADERS, 'accept-encoding': ACCEPTED },
        ...(call.isOpen ? {} : { token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    const since = Date.now();
    const found = await send(new URL(base + path), options, network).then(
      (answer) => judged(call, answer, how),
      (error) => {
        if (!(error instanceof NoAnswer)) throw error;
        return { problems: [{ place: 'the call', got: error.message, needed: 'an answer' }] };
      },
    );
    const verdict = found.problems.length === 0 ? 'right' : 'wrong';
    const request = `${call.method} ${path}`;
    const entry = { call, payload, request, verdict, ...found, ms: Date.now() - since };
    answers.push(entry);
    return entry;
  };
}
