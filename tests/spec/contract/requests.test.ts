import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEnv } from 'vite';
import { endpoints } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { callFrom } from '../../../contracts/pact/support/client';
import { webLocks } from '../../../contracts/pact/support/webLocks';
import { serveMock } from '../../../mock-server/testing/mockClient';
import { stored } from '../../../src/platform/storage/storedItems';
import { TOKEN, addFault, callNames, endpointOf, freshWorld, keyOf } from '../anyCall';
import { requestsOf, sendAny } from '../anyCall';

/**
 * The headers of every request: the whole catalogue, sent by the portal's own client to the mock
 * server. Generated, so it includes new calls.
 */
const mock = serveMock();

// The lock between tabs without Web Locks waits half a second; its own tests are elsewhere.
beforeAll(() => Object.assign(navigator, { locks: webLocks() }));
afterAll(() => Object.assign(navigator, { locks: undefined }));
const settings = loadEnv('test', process.cwd());

/** Calls that sign in and so have no token yet. All others are made after login. */
const SIGN_IN: readonly EndpointName[] = [
  'login',
  'verifySecondCertification',
  'resendSecondCertification',
];
const afterLogin = callNames.filter((name) => !SIGN_IN.includes(name));

/** The calls that create or pay an order, typed by hand. */
const ORDERING: readonly EndpointName[] = [
  'createOrder',
  'renew',
  'getPayUrl',
  'applePayOrder',
  'serviceExtension',
  'createPaySession',
];
const notOrdering = callNames.filter((name) => !ORDERING.includes(name));

/** The headers of all requests that a call causes, with their paths. */
async function headersSent(name: EndpointName, token: string | null) {
  const fetching = vi.spyOn(globalThis, 'fetch');
  await callFrom(
    mock.url(),
    (dispatch) => {
      stored.locale.set('in-ID');
      return sendAny(name)(dispatch);
    },
    token,
  );
  const sent = fetching.mock.calls.map(([request]) => {
    const { url, headers } = request as Request;
    return { path: new URL(url).pathname, headers };
  });
  fetching.mockRestore();
  return sent;
}

const fixed = {
  terminal: 'web',
  appcode: settings.VITE_APP_CODE,
  tenantcode: settings.VITE_TENANT_CODE,
  /** As it is spelled, not the id-ID of Intl. */
  locale: 'in-ID',
};

beforeEach(() => freshWorld(mock.url()));
afterEach(() => vi.restoreAllMocks());

it('has codes of the deployment that are set and differ', () => {
  expect(fixed.appcode).toMatch(/\S/);
  expect(fixed.tenantcode).toMatch(/\S/);
  expect(fixed.appcode).not.toBe(fixed.tenantcode);
});

describe('headers of every request', () => {
  it.each(callNames)(
    'sends terminal, deployment codes and locale with %s',
    { tags: ['7.http.01', '7.http.02', '7.http.03', '7.http.04'] },
    async (name) => {
      const [first, ...more] = await headersSent(name, TOKEN);
      expect(Object.fromEntries(first?.headers ?? [])).toMatchObject(fixed);
      expect(more).toEqual([]);
    },
  );
});

describe('the token header', () => {
  it.each(afterLogin)('sends the token with %s', { tags: ['7.http.05'] }, async (name) => {
    const [first, ...more] = await headersSent(name, TOKEN);
    expect(first?.headers.get('token')).toBe(TOKEN);
    expect(more).toEqual([]);
  });

  it(
    'sends the token with the refresh, and the new one with the repeated call',
    { tags: ['7.http.05'] },
    async () => {
      await addFault(mock.url(), 'houseList', { kind: 'code', code: 21026 });
      const sent = await headersSent('houseList', TOKEN);
      expect(sent.map(({ path }) => path)).toEqual([
        endpointOf('houseList').path,
        endpointOf('refreshToken').path,
        endpointOf('houseList').path,
      ]);
      for (const { headers } of sent) expect(Object.fromEntries(headers)).toMatchObject(fixed);
      const [refused, refresh, again] = sent.map(({ headers }) => headers.get('token'));
      expect([refused, refresh]).toEqual([TOKEN, TOKEN]);
      expect(again).toBe(stored.token.get());
      expect(again).not.toBe(TOKEN);
    },
  );

  it.each(callNames)('sends no token with %s before login', async (name) => {
    const sent = await headersSent(name, null);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.has('token')).toBe(false);
  });
});

describe('the Idempotency-Key', () => {
  it('marks exactly the specified ordering calls of the catalogue', () => {
    const ordering = endpoints.filter((endpoint) => endpoint.ordering).map(({ name }) => name);
    expect(ordering.sort()).toEqual([...ORDERING].sort());
  });

  const keysSeen = async (name: EndpointName) => {
    await callFrom(mock.url(), sendAny(name), TOKEN);
    return (await requestsOf(mock.url(), name)).map(({ headers }) => headers.idempotencyKey);
  };

  it.each(ORDERING)(
    'sends the key with %s to the service',
    { tags: ['4.order.15'] },
    async (name) => {
      expect(await keysSeen(name)).toEqual([keyOf(name)]);
    },
  );

  it.each(ORDERING)(
    'sends the same key when %s is repeated after a refresh',
    { tags: ['4.order.15'] },
    async (name) => {
      await addFault(mock.url(), name, { kind: 'code', code: 21026 });
      expect(await keysSeen(name)).toEqual([keyOf(name), keyOf(name)]);
    },
  );

  it.each(notOrdering)('sends no key with %s', async (name) => {
    expect(await keysSeen(name)).toEqual([null]);
  });
});
