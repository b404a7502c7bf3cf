import '../../../contracts/pact/support/browserGlobals';
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@homeview/contracts/catalogue';
import { houseList } from '@homeview/contracts/domains/house/house.endpoints';
import {
  updateDeviceLockStatus,
  updateSubscribeStatus,
} from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { callFrom, TOKEN } from '../../../contracts/pact/support/client';
import type { Dispatch, Outcome } from '../../../contracts/pact/support/client';
import { json, serveMock } from '../../../mock-server/testing/mockClient';
import type { baseQuery } from '../../../src/api/request/baseQuery';
import { mutationOf, queryOf } from '../../../src/api/endpoints/fromCatalogue';
import { subscriptionApi } from '../../../src/api/endpoints/subscription.api';

/**
 * Two calls change the service by GET. If anything between a screen and the service
 * treated them as reads (prefetch, cache, retry), it would turn renewal off or lock a device on its
 * own.
 */
const mock = serveMock();

const senders = {
  updateSubscribeStatus: (dispatch: Dispatch) =>
    dispatch(
      subscriptionApi.endpoints.updateSubscribeStatus.initiate({
        packageId: '70001',
        subscribeStatus: 0,
      }),
    ).unwrap(),
  updateDeviceLockStatus: (dispatch: Dispatch) =>
    dispatch(
      subscriptionApi.endpoints.updateDeviceLockStatus.initiate({
        deviceId: '40001',
        lockStatus: 1,
      }),
    ).unwrap(),
};
type Name = keyof typeof senders;
const names = Object.keys(senders) as Name[];

const controlled = '/__mock/sandboxes/default';
const post = (path: string, body: object) => fetch(mock.url() + path, json('POST', body));

const spoil = (call: string, fault: object) =>
  post(`${controlled}/faults`, { call, times: null, ...fault });

/** The code of each response to a call; null: none. */
async function answers(call: string): Promise<(number | null)[]> {
  const journal = await fetch(`${mock.url()}${controlled}/requests`);
  const entries = (await journal.json()) as { call: string; code: number | null }[];
  return entries.filter((entry) => entry.call === call).map(({ code }) => code);
}

const signedIn = (send: (dispatch: Dispatch) => Promise<unknown>) =>
  callFrom(mock.url(), send, TOKEN);

const urlOf = (sent: unknown): string => (sent instanceof Request ? sent.url : String(sent));

/** Makes a call and lets ten minutes pass; returns the outcome and the number of requests. */
async function sentOverTime(name: Name): Promise<[Outcome, number]> {
  const fetching = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const outcome = await signedIn(senders[name]);
  await vi.advanceTimersByTimeAsync(600_000);
  vi.useRealTimers();
  return [outcome, fetching.mock.calls.filter(([sent]) => urlOf(sent).includes(name)).length];
}

const error = (code: number) => ({ error: expect.objectContaining({ code }) as unknown });

beforeEach(() => post('/__mock/provider-states', { state: 'demo', action: 'setup' }));
afterEach(() => {
  vi.useRealTimers();
});

describe.each(names)('%s', (name) => {
  const send = senders[name];

  it(
    'sends a request each time, even if it is the same or at the same time',
    { tags: ['7.http.13'] },
    async () => {
      const outcome = await signedIn(async (dispatch) => {
        await send(dispatch);
        await send(dispatch);
        await Promise.all([send(dispatch), send(dispatch)]);
      });
      expect(outcome).toEqual({ data: undefined });
      expect(await answers(name)).toEqual([200, 200, 200, 200]);
    },
  );

  it('tells the browser not to cache it', { tags: ['7.http.13'] }, async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await signedIn(send);
    const caches = fetching.mock.calls
      .filter(([sent]) => urlOf(sent).includes(name))
      .map(([sent]) => (sent as Request).cache);
    expect(caches).toEqual(['no-store']);
  });

  it(
    'is a mutation, so neither a page nor a pointer can prefetch it',
    { tags: ['7.http.13'] },
    () => {
      const endpoint = subscriptionApi.endpoints[name];
      expect(endpoint).toHaveProperty('useMutation');
      expect(endpoint).not.toHaveProperty('useQuery');
      expect(endpoint).not.toHaveProperty('useQueryState');
    },
  );

  it.each([
    ['500', { kind: 'http', status: 500 }, 500],
    ['a 502 page', { kind: 'html502' }, 502],
    ['a lost connection', { kind: 'reset' }, 12004],
    ['a connection lost after the call was executed', { kind: 'reset', after: true }, 12004],
    ['an answer that is not JSON', { kind: 'truncated' }, 12005],
    ['an unknown code', { kind: 'code', code: 12999 }, 12999],
    ['a refusal', { kind: 'http400' }, 400],
  ])('does not repeat the call after %s', { tags: ['7.http.14'] }, async (_, fault, code) => {
    await spoil(name, fault);
    expect(await sentOverTime(name)).toEqual([error(code), 1]);
  });

  it('does not repeat the call after its time limit', { tags: ['7.http.14'] }, async () => {
    // Each request uses up one of the two faults, so the remaining ones count the requests.
    await spoil(name, { kind: 'delay', ms: 6000, times: 2 });
    const left = async () => {
      const listed = await fetch(`${mock.url()}${controlled}/faults`);
      return ((await listed.json()) as { times: number }[]).map(({ times }) => times);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: Outcome | undefined;
    const calling = signedIn(send).then((known) => (outcome = known));
    while ((await left())[0] === 2) await Promise.resolve();
    await vi.advanceTimersByTimeAsync(30_000);
    await calling;
    expect(outcome).toEqual(error(12004));
    await vi.advanceTimersByTimeAsync(600_000);
    vi.useRealTimers();
    expect(await left()).toEqual([1]);
  });

  it('repeats the call once after 21026, with one refresh', { tags: ['7.http.14'] }, async () => {
    await spoil(name, { kind: 'code', code: 21026, times: 1 });
    expect(await signedIn(send)).toHaveProperty('data');
    expect(await answers(name)).toEqual([21026, 200]);
    expect(await answers('refreshToken')).toEqual([200]);
  });

  it.each([
    ['21026 again', { kind: 'code', code: 21026 }, 21026],
    ['500', { kind: 'http', status: 500 }, 500],
    ['a lost connection', { kind: 'reset' }, 12004],
  ])(
    'does not repeat the call a second time after %s',
    { tags: ['7.http.14'] },
    async (_, fault, code) => {
      await spoil(name, { kind: 'code', code: 21026, times: 1 });
      await spoil(name, fault);
      expect(await sentOverTime(name)).toEqual([error(code), 2]);
      expect(await answers('refreshToken')).toEqual([200]);
    },
  );
});

describe('calls that change the service, in types and catalogue', () => {
  type Build = EndpointBuilder<typeof baseQuery, string, 'api'>;

  it('rejects a query for a call that changes the service, and a mutation for one that reads', () => {
    const tryThem = (build: Build) => {
      // @ts-expect-error It changes the service.
      queryOf(build, updateSubscribeStatus);
      // @ts-expect-error It changes the service.
      queryOf(build, updateDeviceLockStatus);
      // @ts-expect-error It changes nothing.
      mutationOf(build, houseList);
    };
    expect(tryThem).toBeTypeOf('function');
  });

  it('rejects a prefetch of a call that changes the service', () => {
    const tryThem = () => {
      subscriptionApi.util.prefetch('downgradeDevList', { packageId: '70001' }, {});
      // @ts-expect-error A mutation has no prefetch.
      subscriptionApi.util.prefetch('updateSubscribeStatus', { packageId: '70001' }, {});
      // @ts-expect-error A mutation has no prefetch.
      subscriptionApi.util.prefetch('updateDeviceLockStatus', { deviceId: '40001' }, {});
    };
    expect(tryThem).toBeTypeOf('function');
  });

  it('contains no other GET that changes the service', { tags: ['7.http.13'] }, () => {
    const changing = endpoints.filter(({ method, kind }) => method === 'GET' && kind !== 'query');
    expect(changing.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(changing.map(({ freshForMs }) => freshForMs)).toEqual([null, null]);
  });
});
