import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { catalogue } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { createOrder } from '@homeview/contracts/domains/order/order.endpoints';
import { getPackageSubscribeInfo } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { defineEndpoint } from '@homeview/contracts/defineEndpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../platform/launch/config';
import { orderApi } from '../endpoints/order.api';
import { createStore } from '../store';
import { requestOf } from './request';
import { send } from './send';

let sent: Request | undefined;
beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => {
    sent = request;
    return Promise.resolve(Response.json({ code: 200, data: {} }));
  });
});

/** The request that a call sends. */
async function sentFor(endpoint: Endpoint, payload: object): Promise<Request | undefined> {
  const api = { signal: new AbortController().signal, extra: config } as BaseQueryApi;
  await send(endpoint.name, requestOf(endpoint, payload), 'token-1', api);
  return sent;
}

describe('the address of a call', () => {
  const addressOf = async (endpoint: Endpoint, payload: object) =>
    (await sentFor(endpoint, payload))?.url.slice(window.location.origin.length);

  it('appends the payload of a GET as an encoded query', async () => {
    const endpoint = getPackageSubscribeInfo;
    expect(await addressOf(endpoint, { packageId: 'a&b=ü ' })).toBe(
      '/api/ipc/recordPlanController/getPackageSubscribeInfo?packageId=a%26b%3D%C3%BC+',
    );
    expect(await addressOf(endpoint, { packageId: undefined })).not.toContain('?');
  });

  it('replaces {parameters}, encoded, and omits them from the query', async () => {
    const endpoint = defineEndpoint({
      ...getPackageSubscribeInfo,
      path: '/api/ipc/giftCard/check/{code}',
    });
    expect(await addressOf(endpoint, { code: '../A/1?' })).toBe(
      '/api/ipc/giftCard/check/..%2FA%2F1%3F',
    );
  });
});

it.each(Object.entries(catalogue))(
  'lets the browser neither keep nor reuse the answer to %s',
  async (_, endpoint) => {
    expect((await sentFor(endpoint, {}))?.cache).toBe('no-store');
  },
);

it(
  'sends the Idempotency-Key, which can be disabled in the settings',
  { tags: ['4.order.15', '4.order.16'] },
  async () => {
    const keySentWith = async (idempotencyKey: boolean) => {
      const { dispatch } = createStore({ ...config, idempotencyKey });
      const order = { payload: {} as never, idempotencyKey: 'key-1' };
      await dispatch(orderApi.endpoints.createOrder.initiate(order));
      expect(sent?.url).toContain(createOrder.path);
      return sent?.headers.get('Idempotency-Key');
    };
    expect(await keySentWith(true)).toBe('key-1');
    expect(await keySentWith(false)).toBeNull();
  },
);
