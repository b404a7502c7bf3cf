import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { JournalEntry, TimelineEvent } from '../../api';
import { curlOf } from './curl';
import { NO_FILTER, timelineOf } from './timeline';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;

const call = (minute: number, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ id: minute, at: at(minute), call: 'houseList', method: 'GET', path: '/api/houses' },
  ...{ headers: { terminal: 'web', locale: 'de-DE', idempotencyKey: null } },
  ...{ status: 200, code: 200, ms: 3, fault: null },
  ...fields,
});

const EVENTS: readonly TimelineEvent[] = [
  { at: at(2), what: 'Plan 70001 renews', kind: 'renewal' },
  { at: at(5), what: 'Order 90001 is paid', kind: 'payment', point: 1 },
];
const CALLS = [call(1), call(3, { call: 'payModeList', code: 400 }), call(4), call(6)];

const shown = (filter: Partial<typeof NO_FILTER> = {}) =>
  timelineOf(EVENTS, CALLS, { ...NO_FILTER, ...filter }).map((item) =>
    item.type === 'event' ? item.event.what : item.calls.map(({ id }) => id),
  );

describe('the timeline', () => {
  it('has the latest first, and the calls between two events in one place', () => {
    expect(shown()).toEqual([[6], 'Order 90001 is paid', [4, 3], 'Plan 70001 renews', [1]]);
  });

  it.each([
    [{ kind: 'payment' }, ['Order 90001 is paid']],
    [{ kind: 'call' }, [[6, 4, 3, 1]]],
    [{ call: 'payModeList' }, [[3]]],
    [{ code: '400' }, [[3]]],
    [{ text: ' RENEWS' }, ['Plan 70001 renews']],
    [{ text: 'paymodelist' }, [[3]]],
    [{ kind: 'payment', text: 'renews' }, []],
  ])('shows by %j only what matches', (filter, items) => {
    expect(shown(filter)).toEqual(items);
  });
});

describe('a call as cURL', () => {
  /** The arguments that a shell reads from a command. */
  const readByShell = (command: string): string[] =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], {
      env: { ...process.env, TOKEN: 'secret' },
      encoding: 'utf8',
    }).split('\0');

  it('has address, headers, sandbox and body, whatever is in them', () => {
    const entry = call(1, {
      method: 'POST',
      request: { name: `Dana's $HOME "x"`, deviceIds: ['1'] },
    });
    const read = readByShell(curlOf(entry, 'demo-1', 'http://localhost:5173'));
    expect(read[0]).toBe('http://localhost:5173/api/houses');
    expect(read).toEqual(
      expect.arrayContaining(['locale: de-DE', 'x-mock-sandbox: demo-1', 'token: secret']),
    );
    expect(JSON.parse(read[read.indexOf('-d') + 1] ?? '')).toEqual(entry.request);
  });

  it('has the fields of a GET in its address, without those in its path', () => {
    const entry = call(1, {
      path: '/api/card/G%201',
      request: { code: 'G 1', pageNum: 2, text: 'a&b' },
    });
    const [url = ''] = readByShell(curlOf(entry, 'demo-1', 'http://localhost:5173'));
    expect(url).toBe('http://localhost:5173/api/card/G%201?pageNum=2&text=a%26b');
  });
});
