/**
 * The second reading of an answer: a pact knows one example, `openapi.json` knows every answer that the
 * portal can read, and what an answer says must make sense.
 */
import { SESSION_CODES, calls } from '../../look/documented.mjs';
import { differencesOf, problem } from '../../look/problems.mjs';
import { senseless } from '../../look/sense.mjs';
import { NoAnswer, send } from '../network/send.mjs';
import { jsonIn } from './answerBody.mjs';

/** The access token has expired. */
const EXPIRED = 21026;

/** A refreshed token must be another one, and must work. */
async function tokenProblems({ accessToken }, { headers, target }) {
  if (accessToken === headers.token) {
    return [problem('data.accessToken', accessToken, 'another token than the one that has ended')];
  }
  const { method, path } = calls.get('houseList');
  const url = new URL(target.providerUrl.href.replace(/\/$/, '') + path);
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  const sent = { ...Object.fromEntries(kept), token: accessToken, ...target.providerHeaders };
  try {
    const answer = await send(url, { method, headers: sent }, target.network);
    const { code } = jsonIn(answer.body) ?? {};
    if (![...SESSION_CODES, EXPIRED].includes(Number(code))) return [];
    const needed = `a token that works: houseList refused it with ${code}`;
    return [problem('data.accessToken', accessToken, needed)];
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return [];
  }
}

/**
 * What the portal could not read, or would read wrongly, in a granted answer, as differences. Pacts
 * judge refusals: the portal acts on their code alone.
 * @param interaction that of pactFiles.mjs; a call that is not documented has no second reading
 * @param exchange `{ answer, headers, target }`: what was answered, and how it was asked for
 */
export async function secondReading({ operation }, exchange) {
  const body = jsonIn(exchange.answer.body);
  if (!calls.has(operation) || Number(body?.code) !== 200) return [];
  const problems = calls.get(operation).check(body);
  if (problems.length === 0) {
    problems.push(...senseless(operation, body.data));
    if (operation === 'refreshToken') problems.push(...(await tokenProblems(body.data, exchange)));
  }
  const placed = problems.map(({ place, ...one }) => ({
    ...{ ...one, place: place.startsWith('the ') ? '$' : `$.${place}` },
  }));
  return differencesOf(placed, operation, exchange.target.mask);
}
