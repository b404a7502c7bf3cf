import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CATALOGUE } from '@homeview/contracts/errors';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  refused,
  resetPortal,
  storeSession,
  stubService,
} from '../../../../tests/support/renderPortal';
import { store } from '../../../../tests/support/portalStore';

import { openPaySession } from './paySession';

beforeEach(() => {
  resetPortal();
  storeSession();
});

/** Every code with which the service can refuse a call; a session code ends the session too. */
const REFUSALS = ERROR_CATALOGUE.filter(
  ({ origin, effect }) => origin === 'server' && effect !== 'refreshToken',
).map(({ code }) => code);

/** After these a session may exist. */
const UNCERTAIN = [
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['HTTP 503', () => new Response('', { status: 503 })],
  ['HTTP 500 with a refusal in its body', () => answerOf(400, 500)],
  ['body code 500', () => refused(500)],
  ['a code that is not documented', () => refused(50001)],
] as const;

const answerOf = (code: number, status: number) =>
  Response.json({ code, data: null, desc: 'No.' }, { status });

describe('the key of a payment session', () => {
  const request = {
    priceId: '50011',
    packageId: '70001',
    payMode: PayMode.PayPal,
    cancelUrl: '/c',
    errorUrl: '/e',
    successUrl: '/s',
  };
  const open = () =>
    openPaySession(request, { userId: '1001', dispatch: store.dispatch }).then(() =>
      localStorage.getItem('hv.paySessions'),
    );

  it.each(REFUSALS)('is freed when the service refuses with code %i', async (code) => {
    stubService({ createPaySession: () => refused(code) });
    expect(await open()).toBe('{}');
  });

  it.each(UNCERTAIN)('is kept after %s', async (_, answer) => {
    stubService({ createPaySession: answer });
    expect(await open()).toContain('idempotencyKey');
  });
});
