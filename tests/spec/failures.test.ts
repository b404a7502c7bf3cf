import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { SESSION_CODES } from '@homeview/contracts/errors';
import { callFrom, holdsSession, once, TOKEN } from '../../contracts/pact/client';
import type { Dispatch, Outcome } from '../../contracts/pact/client';
import { goodRequests } from '../../mock-server/testing/goodRequests';
import { json, serveMock } from '../../mock-server/testing/mockClient';
import { api } from '../../src/api/api';

/**
 * Every failure of section 8 that a server can give, on every call that can give it: made by the
 * mock server, met by the portal's own client. Generated from the catalogue, so a new call is in it.
 */
const mock = serveMock();
// Makes the endpoints known to `api`; not eagerly, or it would come before the browser's globals.
await Promise.all(Object.values(import.meta.glob('../../src/api/*.api.ts')).map((load) => load()));
const all = Object.keys(catalogue) as EndpointName[];
/** refreshToken is no call of a screen: the session sends it (session.pact.test.ts). */
const names = all.filter((name) => name !== 'refreshToken');
const endpointOf = (name: EndpointName): Endpoint => catalogue[name];
const session = names.filter((name) => endpointOf(name).access === 'token' && name !== 'reportLog');

type Initiate = (payload: unknown, options?: object) => Parameters<Dispatch>[0];

/** Makes one call of the catalogue as a screen would. */
function call(name: EndpointName): Promise<Outcome> {
  const { kind, ordering } = endpointOf(name);
  const { initiate } = (api.endpoints as Record<string, { initiate: unknown }>)[name] as {
    initiate: Initiate;
  };
  const payload = ordering
    ? { payload: goodRequests[name], idempotencyKey: `key-${name}` }
    : goodRequests[name];
  const send = (dispatch: Dispatch) =>
    (
      dispatch(initiate(payload, kind === 'query' ? once : undefined)) as unknown as {
        unwrap: () => Promise<unknown>;
      }
    ).unwrap();
  return callFrom(mock.url(), send, endpointOf(name).access === 'token' ? TOKEN : null);
}

const control = (path: string, body: object) =>
  fetch(`${mock.url()}/__mock/${path}`, json('POST', body));

/** Has the next answer of a call spoilt, in a fresh world. */
async function spoil(name: EndpointName, fault: object): Promise<void> {
  await control('provider-states', { state: 'demo', action: 'setup' });
  const made = await control('sandboxes/default/faults', { call: name, times: 1, ...fault });
  expect(made.status).toBeLessThan(300);
}

async function codesAnswered(name: EndpointName): Promise<(number | null)[]> {
  const journal = await fetch(`${mock.url()}/__mock/sandboxes/default/requests`);
  const entries = (await journal.json()) as { call: string; code: number | null }[];
  return entries.filter((entry) => entry.call === name).map(({ code }) => code);
}

it('every call of the catalogue can be made by a screen, but for the refresh', () => {
  expect(Object.keys(api.endpoints).sort()).toEqual([...names].sort());
});

const error = (fields: object) => ({ error: expect.objectContaining(fields) as unknown });

describe.each(names)('%s', (name) => {
  it.each(['http400', 'body400'])('is refused by %s, and says why', async (kind) => {
    await spoil(name, { kind, desc: 'Not today.' });
    expect(await call(name)).toEqual(error({ code: 400, desc: 'Not today.' }));
  });

  it.each([
    ['a 502 page', { kind: 'html502' }, 502],
    ['truncated JSON', { kind: 'truncated' }, 12005],
    ['an empty answer', { kind: 'empty' }, 12005],
    ['a reset connection', { kind: 'reset' }, 12004],
  ])('fails on %s', async (_, fault, code) => {
    await spoil(name, fault);
    // An empty answer is fine where nobody reads it.
    const { response } = await endpointOf(name).schemas();
    const unread = fault.kind === 'empty' && response.isValidSync(undefined);
    const empties = fault.kind === 'empty' && response.isValidSync({});
    if (unread || empties) expect(await call(name)).toHaveProperty('data');
    else expect(await call(name)).toEqual(error({ code }));
  });
});

describe.each(session)('%s', (name) => {
  it.each([21025, 21027, 70032])('ends the session on %i', async (code) => {
    await spoil(name, { kind: 'code', code });
    expect(await call(name)).toEqual(error({ code }));
    expect(holdsSession()).toBe(false);
  });

  it('is sent once more after 21026, and not a third time', async () => {
    await spoil(name, { kind: 'code', code: 21026 });
    await call(name);
    expect(holdsSession()).toBe(true);
    const [first, second, ...more] = await codesAnswered(name);
    expect([first, more]).toEqual([21026, []]);
    expect(SESSION_CODES as readonly unknown[]).not.toContain(second);
    expect(second).toBeTypeOf('number');
  });
});

describe('codes of single calls', () => {
  it.each([560118, 560119])('verifySecondCertification answers %i', async (code) => {
    await spoil('verifySecondCertification', { kind: 'code', code });
    expect(await call('verifySecondCertification')).toEqual(error({ code }));
  });

  it('resendSecondCertification answers 560118', async () => {
    await spoil('resendSecondCertification', { kind: 'code', code: 560118 });
    expect(await call('resendSecondCertification')).toEqual(error({ code: 560118 }));
  });

  it('reportLog answers 401, which ends no session', async () => {
    await spoil('reportLog', { kind: 'http', status: 401 });
    expect(await call('reportLog')).toEqual(error({ code: 401 }));
    expect(holdsSession()).toBe(true);
  });
});

describe('a slow answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(names)('of %s is given up at its limit, not before', async (name) => {
    vi.useRealTimers();
    await spoil(name, { kind: 'delay', ms: 5000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: Outcome | undefined;
    const calling = call(name).then((known) => (outcome = known));
    while ((await codesAnsweredSoFar(name)) === 0) await Promise.resolve();
    await vi.advanceTimersByTimeAsync(endpointOf(name).timeoutMs - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(outcome).toEqual(error({ code: 12004 }));
  });
});

/** Faults that are used up: the call has arrived. */
async function codesAnsweredSoFar(name: EndpointName): Promise<number> {
  const listed = await fetch(`${mock.url()}/__mock/sandboxes/default/faults`);
  const faults = (await listed.json()) as { call: string }[];
  return faults.some((fault) => fault.call === name) ? 0 : 1;
}
