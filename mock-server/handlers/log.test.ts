import { logRecordExample } from '@homeview/contracts/domains/log/log.examples';
import type { LogRecord } from '@homeview/contracts/domains/log/log.schemas';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { addStranger } from '../testing/worldOf';
import type { LogEntry } from '../world/entities';

const mock = serveMock();
const logOf = (contents: readonly object[]) => ({ data: JSON.stringify({ contents }) });
const kept = async (client: Client) =>
  (await client.control<LogEntry[]>('GET', '/db/logEntries')).body;

describe('reportLog', () => {
  it('stores the account’s entries unchanged', async () => {
    const client = await mock.open('demo');
    const first = logRecordExample({ message: 'one: ü, “quoted”' });
    // Not a field of the specification: the portal may send more fields.
    const second = { ...logRecordExample(), step: 2 };
    const answer = await client.call('reportLog', logOf([first, second]));
    expect(answer).toMatchObject({ status: 200, code: 200 });
    const entries = await kept(client);
    expect(entries.map(({ accountId }) => accountId)).toEqual(['1001', '1001']);
    expect(entries.map(({ record }) => JSON.parse(record) as unknown)).toEqual([first, second]);
  });

  it('keeps the latest 500 entries of an account', async () => {
    const client = await mock.open('demo');
    const foreign = { id: 'theirs', accountId: '1002', record: '{}' };
    await addStranger(client);
    await client.control('POST', '/db/logEntries', foreign);
    const numbered = (from: number) =>
      Array.from({ length: 260 }, (_, at) => logRecordExample({ time: from + at }));
    await client.call('reportLog', logOf(numbered(0)));
    await client.call('reportLog', logOf(numbered(260)));
    const entries = await kept(client);
    const own = entries.filter(({ accountId }) => accountId === '1001');
    const times = own.map(({ record }) => (JSON.parse(record) as LogRecord).time);
    expect([times.length, times[0], times.at(-1)]).toEqual([500, 20, 519]);
    expect(entries).toContainEqual(foreign);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(501);
  });

  const without = (field: keyof LogRecord) => {
    const { [field]: left, ...rest } = logRecordExample();
    void left;
    return rest;
  };
  it.each<[string, string, RegExp]>([
    ['no JSON', '{"contents":', /not valid JSON/],
    ['a text instead of an object', '"contents"', /object/],
    ['nothing', 'null', /null/],
    ['a list instead of an object', JSON.stringify([logRecordExample()]), /object/],
    ['no contents', '{}', /contents/],
    ['an empty list', '{"contents":[]}', /contents/],
    ['a record without a time', logOf([without('time')]).data, /time/],
    ['a record without a masked token', logOf([without('accessToken')]).data, /accessToken/],
    ['a time as text', logOf([{ ...logRecordExample(), time: '1' }]).data, /time/],
    ['another time format', logOf([logRecordExample({ create: '2026-11-21' })]).data, /create/],
  ])('refuses %s with HTTP status 400', async (_, data, sentence) => {
    const client = await mock.open('demo');
    const { status, code, desc } = await client.call('reportLog', { data });
    expect([status, code, desc]).toEqual([400, 400, expect.stringMatching(sentence)]);
    expect(await kept(client)).toEqual([]);
  });

  it('refuses a form without the data field', async () => {
    const client = await mock.open('demo');
    const missing = await client.call('reportLog', { other: 'x' } as unknown as { data: string });
    expect(missing).toMatchObject({ status: 400, code: 400 });
    expect(missing.desc).toMatch(/data/);
  });

  it.each([
    ['unknown', 'demo', 'no-such-id'],
    ['missing', 'demo', ''],
    ['old', 'access-token-expired', 'access-1001'],
    ['replaced', 'session-replaced', 'access-1001'],
  ])('answers 401 when the token is %s', async (_, scenario, token) => {
    const client = await mock.open(scenario);
    const answer = await client.call('reportLog', logOf([logRecordExample()]), { token });
    expect(answer).toMatchObject({ status: 401, code: 401, data: null });
    expect(await kept(client)).toEqual([]);
  });

  it('masks tokens of log records in the journal', async () => {
    const client = await mock.open('demo');
    const leaking = logRecordExample({ accessToken: 'access-1001', message: 'Something' });
    await client.call('reportLog', logOf([leaking]));
    await client.call('reportLog', { data: 'access-1001' });
    await client.call('reportLog', { data: '"access-1001"' });
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect(JSON.stringify(body)).not.toContain('access-1001');
    expect(body.map(({ request }) => request)).toEqual([
      { data: { contents: [{ ...leaking, accessToken: '***' }] } },
      { data: '***' },
      { data: '***' },
    ]);
  });
});
