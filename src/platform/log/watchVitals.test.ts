import { beforeEach, expect, it, vi } from 'vitest';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { stored } from '../storage/storedItems';
import { logRecordOf } from './logRecord';
import type { StoredLogRecord } from './logRecord';
import { watchVitals } from './watchVitals';

vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn() }));

const SCREEN = '/_auth/subscription/$id/';

/** The records that an open page of a signed-in customer logs when it is hidden. */
function recordsOfVisit(): StoredLogRecord[] {
  const records: StoredLogRecord[] = [];
  watchVitals((entry) => void records.push(logRecordOf(entry, 0)), SCREEN);
  const page = { delta: 1, id: 'v6-1', entries: [], navigationId: 0, navigationURL: location.href };
  const target = { ...page, navigationType: 'navigate' as const };
  const last = <Report>(calls: readonly (readonly [Report, ...unknown[]])[]) => calls.at(-1)?.[0];
  last(vi.mocked(onLCP).mock.calls)?.({ ...target, name: 'LCP', value: 2517.4, rating: 'poor' });
  last(vi.mocked(onINP).mock.calls)?.({ ...target, name: 'INP', value: 48, rating: 'good' });
  last(vi.mocked(onCLS).mock.calls)?.({ ...target, name: 'CLS', value: 0.012345, rating: 'good' });
  return records;
}

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
  stored.user.set({ id: '1001', username: 'demo@homeview.example' });
  stored.houseId.set('30001');
  history.replaceState(null, '', '/subscription/70001?from=mail');
});

it('logs the largest paint, the slowest reaction and the shifts of a visit, rounded', () => {
  expect(
    recordsOfVisit().map(({ module, level, event, message }) => [module, level, event, message]),
  ).toEqual([
    ['vitals', 'info', 'LCP', '{"value":2520,"rating":"poor"}'],
    ['vitals', 'info', 'INP', '{"value":48,"rating":"good"}'],
    ['vitals', 'info', 'CLS', '{"value":0.0123,"rating":"good"}'],
  ]);
});

it('names the screen by the pattern of its route, and nothing of the customer', () => {
  for (const record of recordsOfVisit()) {
    expect(record).toMatchObject({ href: SCREEN, userId: '', username: '', houseId: '' });
    expect(record.accessToken).toBe('');
    const text = JSON.stringify(record);
    for (const personal of ['70001', 'from=mail', '1001', '30001', 'demo@', 'v6-1']) {
      expect(text, personal).not.toContain(personal);
    }
  }
});

it(
  'logs nothing after sign-out, because records stay on the device',
  { tags: ['10.ruling.16'] },
  () => {
    stored.token.remove();
    expect(recordsOfVisit()).toEqual([]);
  },
);
