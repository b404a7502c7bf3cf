import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogue } from '@homeview/contracts/catalogue';
import { createOrder } from '@homeview/contracts/domains/order/order.endpoints';
import { getPackageSubscribeInfo } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { defineEndpoint } from '@homeview/contracts/defineEndpoint';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, requestOf } from './request';

// These modules read mocked settings, so other test files must not reuse them.
afterAll(() => vi.resetModules());

describe('addressOf', () => {
  it('appends the payload of a GET as an encoded query', () => {
    const endpoint = getPackageSubscribeInfo;
    expect(addressOf({ endpoint, payload: { packageId: 'a&b=ü ' } })).toBe(
      '/api/ipc/recordPlanController/getPackageSubscribeInfo?packageId=a%26b%3D%C3%BC+',
    );
    expect(addressOf({ endpoint, payload: { packageId: undefined } })).not.toContain('?');
  });

  it('replaces {parameters}, encoded, and omits them from the query', () => {
    const endpoint = defineEndpoint({
      ...getPackageSubscribeInfo,
      path: '/api/ipc/giftCard/check/{code}',
    });
    expect(addressOf({ endpoint, payload: { code: '../A/1?' } })).toBe(
      '/api/ipc/giftCard/check/..%2FA%2F1%3F',
    );
  });
});

describe('requestOf', () => {
  it.each(Object.entries(catalogue))(
    'lets the browser neither keep nor reuse the answer to %s',
    (_, endpoint) => {
      expect(requestOf({ endpoint, payload: {} }, 'token-1').cache).toBe('no-store');
    },
  );
});

describe('the Idempotency-Key', () => {
  let server: Server;
  let headers: IncomingHttpHeaders = {};
  beforeEach(async () => {
    server = createServer((request, response) => {
      headers = request.headers;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.end('{"code":200,"data":{}}');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => {
    server.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const sendWith = async (setting: string) => {
    vi.stubEnv('VITE_IDEMPOTENCY_KEY', setting);
    vi.resetModules();
    const { send, service } = await import('./send');
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await send({ endpoint: createOrder, payload: {}, idempotencyKey: 'key-1' }, 'token-1');
    return headers['idempotency-key'];
  };

  it(
    'is sent, and can be disabled in the settings',
    { tags: ['4.order.15', '4.order.16'] },
    async () => {
      expect(await sendWith('on')).toBe('key-1');
      expect(await sendWith('off')).toBeUndefined();
    },
  );
});
