import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CODES } from '@homeview/contracts/errors';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { holdsSession } from '../../../contracts/pact/support/client';
import type { Outcome } from '../../../contracts/pact/support/client';
import { webLocks } from '../../../contracts/pact/support/webLocks';
import { serveMock } from '../../../mock-server/testing/mockClient';
import { api } from '../../../src/api/api';
import * as anyCall from '../anyCall';
import { callNames as names, endpointOf } from '../anyCall';

/**
 * Every server failure of section 8 on every call that can have it: made by the mock server,
 * received by the portal's own client. Generated from the catalogue, so it includes new calls.
 */
const mock = serveMock();

// The lock between tabs without Web Locks waits half a second; its own tests are elsewhere.
beforeAll(() => Object.assign(navigator, { locks: webLocks() }));
afterAll(() => Object.assign(navigator, { locks: undefined }));
const session = names.filter((name) => endpointOf(name).access === 'token' && name !== 'reportLog');

const call = (name: EndpointName) => anyCall.makeCall(mock.url(), name);
const spoil = (name: EndpointName, fault: object) => anyCall.spoil(mock.url(), name, fault);
const codesAnswered = async (name: EndpointName) =>
  (await anyCall.requestsOf(mock.url(), name)).map(({ code }) => code);

it('lets a screen make every call of the catalogue except the refresh', () => {
  const advice = 'each call needs an endpoint in src/api/endpoints/<domain>.api.ts';
  expect(Object.keys(api.endpoints).sort(), advice).toEqual([...names].sort());
});

const error = (fields: object) => ({ error: expect.objectContaining(fields) as unknown });

describe.each(names)('%s', (name) => {
  it.each(['http400', 'body400'])(
    'reports the service’s reason for a refusal by %s',
    async (kind) => {
      await spoil(name, { kind, desc: 'Not today.' });
      expect(await call(name)).toEqual(error({ code: 400, desc: 'Not today.' }));
    },
  );

  it.each([
    ['a 502 page', { kind: 'html502' }, 502],
    ['truncated JSON', { kind: 'truncated' }, 12005],
    ['an empty answer', { kind: 'empty' }, 12005],
    ['a reset connection', { kind: 'reset' }, 12004],
  ])('fails on %s', async (_, fault, code) => {
    await spoil(name, fault);
    // An empty response is valid where the call reads nothing of it.
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

  it('repeats the call once after 21026, but not twice', async () => {
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
  it.each([560118, 560119])('returns %i from verifySecondCertification', async (code) => {
    await spoil('verifySecondCertification', { kind: 'code', code });
    expect(await call('verifySecondCertification')).toEqual(error({ code }));
  });

  it('returns 560118 from resendSecondCertification', async () => {
    await spoil('resendSecondCertification', { kind: 'code', code: 560118 });
    expect(await call('resendSecondCertification')).toEqual(error({ code: 560118 }));
  });

  it('returns 401 from reportLog without ending the session', async () => {
    await spoil('reportLog', { kind: 'http', status: 401 });
    expect(await call('reportLog')).toEqual(error({ code: 401 }));
    expect(holdsSession()).toBe(true);
  });
});

/** The calls with a limit of 20 s in sections 7 and 9, typed by hand from their text. */
const TWENTY_SECONDS: readonly EndpointName[] = [
  'login',
  'verifySecondCertification',
  'resendSecondCertification',
];
const THIRTY_SECONDS = names.filter((name) => !TWENTY_SECONDS.includes(name));

describe('time limits', () => {
  const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * Waits until `slow` has arrived; returns the outcome of `made` just before its limit and at it.
   */
  async function aroundTheLimit(made: EndpointName, slow: EndpointName, limitMs: number) {
    await anyCall.addFault(mock.url(), slow, { kind: 'delay', ms: 8000 });
    fakeTime();
    let outcome: Outcome | 'waiting' = 'waiting';
    const calling = call(made).then((known) => (outcome = known));
    while (!(await anyCall.hasArrived(mock.url(), slow))) await Promise.resolve();
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    const before: Outcome | 'waiting' = outcome;
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    return [before, outcome];
  }

  beforeEach(() => anyCall.freshWorld(mock.url()));

  it.each(TWENTY_SECONDS)(
    'aborts %s after 20 s, not before',
    { tags: ['9.const.02'] },
    async (name) => {
      const around = await aroundTheLimit(name, name, 20_000);
      expect(around).toEqual(['waiting', error({ code: 12004 })]);
    },
  );

  it.each(THIRTY_SECONDS)(
    'aborts %s after 30 s, not before',
    { tags: ['9.const.01'] },
    async (name) => {
      const around = await aroundTheLimit(name, name, 30_000);
      expect(around).toEqual(['waiting', error({ code: 12004 })]);
    },
  );

  it('aborts the refresh after 30 s, not before', { tags: ['9.const.01'] }, async () => {
    await anyCall.addFault(mock.url(), 'houseList', { kind: 'code', code: 21026 });
    const around = await aroundTheLimit('houseList', 'refreshToken', 30_000);
    expect(around).toEqual(['waiting', error({ code: 403 })]);
  });
});
