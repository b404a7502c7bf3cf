import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from './journal';
import { mask, maskPath } from './mask';
import { encryptPassword, serveMock } from './testing/mockClient';

const mock = serveMock();

describe('the journal', () => {
  it('records the request, its headers and the answer', async () => {
    const client = await mock.open('demo');
    await client.control('PUT', '/clock', { now: '2027-01-31T10:00:00Z' });
    const extra = { 'Idempotency-Key': 'basket-1', locale: 'de-DE', terminal: 'app' };
    await client.call('createOrder', orderRequestExample(), extra);
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect(body).toEqual([
      {
        id: 1,
        at: expect.stringMatching(/^2027-01-31T10:00:0/),
        call: 'createOrder',
        method: 'POST',
        path: '/payGateway/createOrder',
        request: orderRequestExample(),
        headers: { terminal: 'app', locale: 'de-DE', idempotencyKey: 'basket-1' },
        status: 200,
        code: 200,
        answer: { data: { orderId: '90003', startTime: expect.any(String) }, desc: 'success' },
        ms: expect.any(Number),
        fault: null,
      },
    ]);
  });

  it('contains no password, token, sign or code', async () => {
    const client = await mock.open('second-factor');
    const username = 'demo@homeview.example';
    const password = encryptPassword('Demo-1234');
    const { data } = await client.call('login', { username, password });
    const secondaryCertificationSign = data.secondaryCertificationSign ?? '';
    const solved = await client.call('verifySecondCertification', {
      code: SECOND_FACTOR_CODE,
      secondaryCertificationSign,
    });
    await client.call('refreshToken', { refreshToken: solved.data.refreshToken });
    await client.call('houseList', {}, { token: solved.data.accessToken });
    const text = await (await client.raw(`/__mock/sandboxes/${client.sandbox}/requests`)).text();
    expect(text).toContain(username);
    const { accessToken, refreshToken } = solved.data;
    for (const secret of [
      password,
      secondaryCertificationSign,
      SECOND_FACTOR_CODE,
      accessToken,
      refreshToken,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps the latest 500 requests', async () => {
    const client = await mock.open('no-houses');
    for (let n = 0; n < 505; n += 1) await client.call('houseList', {});
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, n) => n + 6));
  });

  it('records a reset connection with status 0 and the name of the fault', async () => {
    const client = await mock.open('demo');
    await client.control('POST', '/faults', { call: 'houseList', kind: 'reset' });
    await expect(client.call('houseList', {})).rejects.toThrow();
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect(body).toMatchObject([{ status: 0, code: null, fault: 'reset' }]);
  });
});

describe('masking', () => {
  it('masks nested secrets, and keeps gift card codes recognizable', () => {
    const secret = { a: [{ token: 'x', giftCardCode: 'AB12345678' }], password: null };
    expect(mask(secret)).toEqual({
      a: [{ token: '***', giftCardCode: 'AB******78' }],
      password: '***',
    });
    expect(mask({ giftCardCode: 'short' })).toEqual({ giftCardCode: '***' });
    expect(maskPath('/api/ipc/giftCard/check/AB12345678')).toBe(
      '/api/ipc/giftCard/check/AB******78',
    );
    expect(maskPath('/api/ipc/house/houseList')).toBe('/api/ipc/house/houseList');
  });
});
