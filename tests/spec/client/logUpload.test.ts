import '../../../contracts/pact/support/browserGlobals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logRecordExample } from '@homeview/contracts/domains/log/log.examples';
import type { LogRecord } from '@homeview/contracts/domains/log/log.schemas';
import { json, serveMock } from '../../../mock-server/testing/mockClient';
import { uploadLogs } from '../../../src/api/endpoints/log.api';
import { createStore } from '../../../src/api/store';
import { config } from '../../../src/platform/launch/config';
import type { PortalConfig } from '../../../src/platform/launch/config';
import { stored } from '../../../src/platform/storage/storedItems';

/** Uploads log records through the portal's own client to the mock. */
const mock = serveMock();

const post = (path: string, body: object) =>
  fetch(`${mock.url()}/__mock/${path}`, json('POST', body));
const spoil = (fault: object) =>
  post('sandboxes/default/faults', { call: 'reportLog', times: null, ...fault });

async function read<T>(path: string): Promise<T> {
  return (await fetch(`${mock.url()}/__mock/sandboxes/default/${path}`)).json() as Promise<T>;
}

/** The calls that have reached the service. */
const calls = async () => (await read<{ call: string }[]>('requests')).map(({ call }) => call);

/** The log records that the service has stored. */
const kept = async () =>
  (await read<{ record: string }[]>('db/logEntries')).map(
    ({ record }) => JSON.parse(record) as LogRecord,
  );

/** Uploads with the settings of a deployment, by default those of development. */
const upload = (
  records: readonly LogRecord[] = [logRecordExample()],
  settings: Partial<PortalConfig> = {},
): Promise<unknown> =>
  createStore({ ...config, serviceOrigin: mock.url(), ...settings }).dispatch(uploadLogs(records));

beforeEach(async () => {
  localStorage.clear();
  await post('provider-states', { state: 'demo', action: 'setup' });
  stored.token.set('access-1001');
  stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
  stored.houseId.set('30001');
  stored.region.set('US');
});

const sessionIsWhole = () =>
  expect([stored.token.get(), stored.refreshToken.get()?.token, stored.houseId.get()]).toEqual([
    'access-1001',
    'refresh-1001',
    '30001',
  ]);

it('stores uploaded records at the service unchanged', async () => {
  const records = [logRecordExample({ message: 'ä "1"' }), logRecordExample({ event: 'chunk' })];
  await expect(upload(records)).resolves.toBeUndefined();
  expect(await kept()).toEqual(records);
});

describe('an upload without a signed-in user or an address', () => {
  it.each([
    ['without a token', () => stored.token.remove()],
    ['without a region', () => stored.region.remove()],
  ])(
    'rejects an upload %s with 401 and sends nothing',
    { tags: ['8.error.59'] },
    async (_, remove) => {
      remove();
      const fetching = vi.spyOn(globalThis, 'fetch');
      await expect(upload()).rejects.toMatchObject({ origin: 'client', code: 401 });
      expect(fetching).not.toHaveBeenCalled();
    },
  );
});

it.each(['EU', 'US'] as const)(
  'rejects an upload of an %s site without a configured log address with 401, and sends nothing',
  { tags: ['10.ruling.25', '8.error.59'] },
  async (region) => {
    stored.region.set(region);
    const fetching = vi.spyOn(globalThis, 'fetch');
    const refusal = { origin: 'client', code: 401, desc: 'user not logged in or no cloud address' };
    const logServices = { ...config.logServices, [region]: '' };
    await expect(upload(undefined, { logServices })).rejects.toEqual(refusal);
    expect(fetching).not.toHaveBeenCalled();
  },
);

describe('a response that is not OK', () => {
  it.each([
    ['HTTP 401', { kind: 'http', status: 401 }, 401],
    ['HTTP 400', { kind: 'http400', desc: 'words of the service' }, 400],
    ['HTTP 500', { kind: 'http', status: 500 }, 500],
    ['a 502 page', { kind: 'html502' }, 502],
    ['code 21025', { kind: 'code', code: 21025 }, 21025],
    ['code 21026', { kind: 'code', code: 21026 }, 21026],
    ['code 21027', { kind: 'code', code: 21027 }, 21027],
    ['code 70032', { kind: 'code', code: 70032 }, 70032],
  ])(
    'rejects %s with its code once and keeps the session',
    { tags: ['8.error.60'] },
    async (_, fault, code) => {
      await spoil(fault);
      await expect(upload()).rejects.toEqual({
        origin: 'client',
        code,
        desc: 'token expired or cloud error',
      });
      expect(await calls()).toEqual(['reportLog']);
      sessionIsWhole();
    },
  );
});

describe('any other failure', () => {
  const exception = { origin: 'client', code: 400, desc: 'upload exception' };

  it.each([
    ['a lost connection', { kind: 'reset' }],
    ['an answer that is not JSON', { kind: 'truncated' }],
  ])('rejects %s with 400 and keeps the session', { tags: ['8.error.61'] }, async (_, fault) => {
    await spoil(fault);
    await expect(upload()).rejects.toEqual(exception);
    sessionIsWhole();
  });

  it('rejects an upload without a service with 400', { tags: ['8.error.61'] }, async () => {
    const nowhere = { serviceOrigin: 'http://127.0.0.1:1' };
    await expect(upload(undefined, nowhere)).rejects.toEqual(exception);
    sessionIsWhole();
  });

  it(
    'rejects records that cannot be serialized with 400 and sends nothing',
    { tags: ['8.error.61'] },
    async () => {
      const circular: Record<string, unknown> = { ...logRecordExample() };
      circular.self = circular;
      await expect(upload([circular as LogRecord])).rejects.toEqual(exception);
      expect(await calls()).toEqual([]);
    },
  );
});

describe('the log service of a region', () => {
  it.each([
    ['EU', 'US'],
    ['US', 'EU'],
  ])(
    'sends records of an %s site to its own log service, not to that of %s',
    { tags: ['7.log.01'] },
    async (own, other) => {
      // No service listens at the portal's origin and at the other region, so requests there would
      // be lost.
      const nowhere = 'http://127.0.0.1:1';
      const logServices = { ...config.logServices, [own]: mock.url(), [other]: nowhere };
      stored.region.set(own);
      await upload(undefined, { serviceOrigin: nowhere, logServices });
      expect(await kept()).toEqual([logRecordExample()]);
    },
  );
});
