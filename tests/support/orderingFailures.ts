/** How an ordering call can fail, by whether the service may have done what it was asked. */
import { ERROR_CATALOGUE } from '@homeview/contracts/errors';
import { refused } from './renderPortal';

/** Every code with which the service can refuse a call; a session code ends the session too. */
export const REFUSALS = ERROR_CATALOGUE.filter(
  ({ origin, effect }) => origin === 'server' && effect !== 'refreshToken',
).map(({ code }) => code);

export const refusedWith = (code: number, status: number) =>
  Response.json({ code, data: null, desc: 'No.' }, { status });

/** After these an order may exist. */
export const UNCERTAIN = [
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['HTTP 503', () => new Response('', { status: 503 })],
  ['HTTP 500 with a refusal in its body', () => refusedWith(400, 500)],
  ['body code 500', () => refused(500)],
  ['a code that is not documented', () => refused(50001)],
] as const;
