import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../storage/storedItems';
import { logSwitch } from './isUploadOn';
import { logBuffer, ORPHANED_MS } from './logBuffer';
import { createLogger, LOG_FLUSH_DELAY_MS } from './logger';
import type { LogEntry, StoredLogRecord } from './logRecord';
import { logRecordOf } from './logRecord';

const entry = (message: string): LogEntry => ({
  module: 'test',
  level: 'error',
  event: 'unknown',
  message,
});

function service() {
  const got: string[][] = [];
  return {
    got,
    upload: (records: readonly StoredLogRecord[]) => {
      got.push(records.map(({ message }) => message));
      return Promise.resolve();
    },
  };
}

/** Stores records in another tab's buffer, with this age in ms. */
const leftByOther = (ago: number, ...messages: string[]) =>
  localStorage.setItem(
    'hv.log.other-tab',
    JSON.stringify(
      messages.map((message) => ({ ...logRecordOf(entry(message)), time: Date.now() - ago })),
    ),
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10, 0, 0) });
  localStorage.clear();
  sessionStorage.clear();
  stored.token.set('access-1001');
  logSwitch.set('on');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the buffer of another tab', () => {
  it('is uploaded by the next tab that starts, even without entries in that tab', async () => {
    const { got, upload } = service();
    leftByOther(ORPHANED_MS + 1, 'left', 'behind');
    createLogger(upload).start();
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['left', 'behind']]);
    expect(localStorage.getItem('hv.log.other-tab')).toBeNull();
  });

  it('is taken over after a minute', async () => {
    const { got, upload } = service();
    leftByOther(ORPHANED_MS, 'left');
    createLogger(upload).start();
    await pass(ORPHANED_MS - 1);
    expect(got).toEqual([]);
    expect(localStorage.getItem('hv.log.other-tab')).not.toBeNull();
    await pass(LOG_FLUSH_DELAY_MS + 1);
    expect(got).toEqual([['left']]);
  });

  it('is left to the tab that takes buffers over now', async () => {
    const { got, upload } = service();
    leftByOther(ORPHANED_MS + 1, 'left');
    logBuffer.add(logRecordOf(entry('mine')));
    let end: () => void = () => undefined;
    void navigator.locks.request('hv.log', () => new Promise<void>((done) => (end = done)));
    createLogger(upload).start();
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['mine']]);
    end();
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['mine'], ['left']]);
  });

  it('is looked for once if no other buffer exists, without a timer', async () => {
    const { got, upload } = service();
    createLogger(upload).start();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(got).toEqual([]);
  });

  it('is not looked for again after it was taken over', async () => {
    const { upload } = service();
    leftByOther(0, 'left');
    createLogger(upload).start();
    await pass(ORPHANED_MS + LOG_FLUSH_DELAY_MS + 1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('uploads of one tab', () => {
  it('run one at a time, with new entries in the next one', async () => {
    const { got, upload } = service();
    const { log } = createLogger(upload);
    log(entry('a'));
    await pass(LOG_FLUSH_DELAY_MS - 1000);
    log(entry('b'));
    await pass(1000);
    log(entry('c'));
    await pass(LOG_FLUSH_DELAY_MS - 1);
    expect(got).toEqual([['a', 'b']]);
    await pass(1);
    expect(got).toEqual([['a', 'b'], ['c']]);
  });

  it('leave no timer after everything was uploaded', async () => {
    const { upload } = service();
    createLogger(upload).log(entry('a'));
    await pass(LOG_FLUSH_DELAY_MS + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are split if two records together exceed the limit', async () => {
    const { got, upload } = service();
    for (const message of ['first', 'second'])
      logBuffer.add({ ...logRecordOf(entry(message)), href: 'x'.repeat(40_000) });
    createLogger(upload).start();
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['first']]);
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['first'], ['second']]);
  });
});

describe('the tab id', () => {
  it.each(['two words', '!front', 'back!', '', 'x'.repeat(41)])(
    'is replaced if it is invalid: %j',
    (name) => {
      sessionStorage.setItem('hv.logTab', name);
      createLogger(service().upload).log(entry('a'));
      const [buffer = ''] = Object.keys(localStorage).filter((key) => key.startsWith('hv.log.'));
      expect(buffer).toMatch(/^hv\.log\.[\w-]+$/);
      expect(buffer).not.toBe(`hv.log.${name}`);
    },
  );
});
