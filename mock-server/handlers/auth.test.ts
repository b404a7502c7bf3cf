import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { encryptPassword, json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';

const mock = serveMock();
const username = 'demo@homeview.example';
const signIn = (client: Client, plain: string) =>
  client.call('login', { username, password: encryptPassword(plain) }, { token: '' });

describe('signing in', () => {
  it(
    'decrypts the password and opens a session when it is right',
    { tags: ['5.rule.09'] },
    async () => {
      const client = await mock.open('demo');
      const { code, data } = await signIn(client, 'Demo-1234');
      expect(code).toBe(200);
      expect(data).toMatchObject({ id: '1001', username, nickname: 'Dana Demo', expiresIn: 7200 });
      const houses = await client.call('houseList', {}, { token: data.accessToken ?? '' });
      expect(houses.data).toHaveLength(3);
    },
  );

  it('refuses a wrong password and an unknown e-mail with the same message', async () => {
    const client = await mock.open('demo');
    const wrong = await signIn(client, 'demo-1234');
    const password = encryptPassword('Demo-1234');
    const unknown = await client.call('login', { username: 'unknown@homeview.example', password });
    expect(wrong).toMatchObject({ status: 200, code: 400, data: null });
    expect(wrong.desc).toBe('The e-mail or password is not right.');
    expect(unknown).toEqual(wrong);
  });

  it('answers 500, which shows no text to the customer, when it cannot decrypt the password', async () => {
    const client = await mock.open('demo');
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const foreign = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const password of [
      encryptPassword('Demo-1234', foreign),
      'Demo-1234',
      Buffer.from('Demo-1234').toString('base64'),
    ]) {
      expect(await client.call('login', { username, password })).toMatchObject({ code: 500 });
    }
  });
});

describe('a second factor', () => {
  const begin = async () => {
    const client = await mock.open('second-factor');
    const { data } = await signIn(client, 'Demo-1234');
    return { client, sign: data.secondaryCertificationSign ?? '', data };
  };

  it('returns a sign and no token', async () => {
    const { data, sign } = await begin();
    expect(Object.keys(data)).toEqual(['secondaryCertificationSign']);
    expect(sign).not.toBe('');
  });

  it('refuses a wrong code with 560119, and accepts the right code once', async () => {
    const { client, sign: secondaryCertificationSign } = await begin();
    const verify = (code: string) =>
      client.call('verifySecondCertification', { code, secondaryCertificationSign });
    expect((await verify('111111')).code).toBe(560119);
    const { code, data } = await verify(SECOND_FACTOR_CODE);
    expect(code).toBe(200);
    expect((await client.call('houseList', {}, { token: data.accessToken })).code).toBe(200);
    expect((await verify(SECOND_FACTOR_CODE)).code).toBe(560118);
  });

  it('keeps a code valid after time travel', async () => {
    const { client, sign: secondaryCertificationSign } = await begin();
    await client.control('PUT', '/clock', { advance: 'P1M' });
    const solved = { code: SECOND_FACTOR_CODE, secondaryCertificationSign };
    expect((await client.call('verifySecondCertification', solved)).code).toBe(200);
  });

  it('expires a code after 600 s, and gives another 600 s after a resend', async () => {
    const { client, sign: secondaryCertificationSign } = await begin();
    const verify = () =>
      client.call('verifySecondCertification', {
        code: SECOND_FACTOR_CODE,
        secondaryCertificationSign,
      });
    await client.control('PUT', '/clock', { advance: 'PT10M1S', sessions: 'age' });
    expect((await verify()).code).toBe(560118);
    const resent = await client.call('resendSecondCertification', { secondaryCertificationSign });
    expect(resent).toMatchObject({ code: 200, data: {} });
    expect((await verify()).code).toBe(200);
  });
});

describe('tokens', () => {
  it('are required by calls that are not open', async () => {
    const client = await mock.open('demo');
    expect((await client.call('houseList', {}, { token: '' })).code).toBe(70032);
    expect((await client.call('houseList', {}, { token: 'refresh-1001' })).code).toBe(70032);
  });

  it('stay valid after time travel and with the clock of a link', async () => {
    const client = await mock.open('demo');
    for (const advance of ['P1Y', '-P3Y', 'P90D', 'PT2H']) {
      expect((await client.control('PUT', '/clock', { advance })).status).toBe(200);
      expect((await client.call('houseList', {})).code).toBe(200);
    }
    const refresh = { refreshToken: 'refresh-1001' };
    expect((await client.call('refreshToken', refresh)).code).toBe(200);
    const options = json('POST', { scenario: 'demo', clock: '2027-03-01T09:00:00Z' });
    const made = await fetch(`${mock.url()}/__mock/sandboxes`, options);
    const { sandbox } = (await made.json()) as { sandbox: string };
    const extra = { 'x-mock-sandbox': sandbox };
    expect((await client.call('houseList', {}, extra)).code).toBe(200);
    const old = await mock.open('access-token-expired');
    await old.control('PUT', '/clock', { advance: 'P1D' });
    expect((await old.call('houseList', {})).code).toBe(21026);
  });

  it('expire by the clock of the sandbox with sessions: age', async () => {
    const client = await mock.open('demo');
    await client.control('PUT', '/clock', { advance: 'PT2H', sessions: 'age' });
    expect((await client.call('houseList', {})).code).toBe(21026);
    const { data } = await client.call('refreshToken', { refreshToken: 'refresh-1001' });
    expect((await client.call('houseList', {}, { token: data.accessToken })).code).toBe(200);
    await client.control('PUT', '/clock', { advance: 'P90D', sessions: 'age' });
    expect((await client.call('refreshToken', { refreshToken: 'refresh-1001' })).code).toBe(21025);
  });

  it('are unknown in session-expired and expired in access-token-expired', async () => {
    const refresh = { refreshToken: 'refresh-1001' };
    const ended = await mock.open('session-expired');
    expect((await ended.call('houseList', {})).code).toBe(70032);
    expect((await ended.call('refreshToken', refresh)).code).toBe(21025);
    const old = await mock.open('access-token-expired');
    expect((await old.call('houseList', {})).code).toBe(21026);
    expect((await old.call('refreshToken', refresh)).code).toBe(200);
  });

  it('are renewed in access-token-renewed', async () => {
    const client = await mock.open('access-token-renewed');
    expect(client.token).toBe('access-1001-1');
    expect((await client.call('houseList', {})).code).toBe(200);
    expect((await client.call('houseList', {}, { token: 'access-1001' })).code).toBe(21026);
    const { data } = await client.call('refreshToken', { refreshToken: 'refresh-1001' });
    expect(data.accessToken).toBe('access-1001-2');
  });

  it('are replaced in session-replaced until the customer signs in again', async () => {
    const client = await mock.open('session-replaced');
    expect(await client.call('houseList', {})).toMatchObject({ status: 200, code: 21027 });
    const refresh = { refreshToken: 'refresh-1001' };
    expect((await client.call('refreshToken', refresh)).code).toBe(21027);
    expect((await client.call('houseList', {}, { token: 'no-such-id' })).code).toBe(70032);
    const { data } = await signIn(client, 'Demo-1234');
    expect((await client.call('houseList', {}, { token: data.accessToken ?? '' })).code).toBe(200);
  });
});
