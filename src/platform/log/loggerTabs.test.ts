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

/** Leaves records in the buffer of another tab, the last of them written so long ago, in ms. */
const leftByOther = (ago: number, ...messages: string[]) =>
  localStorage.setItem(
    'hv.log.other-tab',
    JSON.stringify(
      messages.map((message) => ({ ...logRecordOf(entry(message)), time: Date.now() - ago })),
    ),
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Web Locks of a browser with this one tab: every request gets the lock. */
const locks = { request: (_: string, work: () => Promise<unknown>) => work() };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10, 0, 0) });
  localStorage.clear();
  sessionStorage.clear();
  stored.token.set('access-1001');
  logSwitch.set('on');
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('what another tab has left', () => {
  it('is uploaded by the next one that starts, though it has nothing to tell itself', async () => {
    const { got, upload } = service();
    leftByOther(ORPHANED_MS + 1, 'left', 'behind');
    createLogger(upload).start();
    await pass(LOG_FLUSH_DELAY_MS);
    expect(got).toEqual([['left', 'behind']]);
    expect(localStorage.getItem('hv.log.other-tab')).toBeNull();
  });

  it('is left to it for a minute, and taken over then', async () => {
    const { got, upload } = service();
    leftByOther(ORPHANED_MS, 'left');
    createLogger(upload).start();
    await pass(ORPHANED_MS - 1);
    expect(got).toEqual([]);
    expect(localStorage.getItem('hv.log.other-tab')).not.toBeNull();
    await pass(LOG_FLUSH_DELAY_MS + 1);
    expect(got).toEqual([['left']]);
  });

  it('is looked for once where there is no other tab, and nothing waits for it', async () => {
    const { got, upload } = service();
    createLogger(upload).start();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(got).toEqual([]);
  });

  it('is looked for no more once a minute later all of it was taken', async () => {
    const { upload } = service();
    leftByOther(0, 'left');
    createLogger(upload).start();
    await pass(ORPHANED_MS + LOG_FLUSH_DELAY_MS + 1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('one upload at a time', () => {
  it('is waited for, however many entries come meanwhile', async () => {
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

  it('is the last one after everything was uploaded', async () => {
    const { upload } = service();
    createLogger(upload).log(entry('a'));
    await pass(LOG_FLUSH_DELAY_MS + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes what fits: of two that are too long together the second goes with the next', async () => {
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

describe('the name of a tab', () => {
  it.each(['two words', '!front', 'back!', '', 'x'.repeat(41)])(
    'from a foreign script is ignored: %j',
    (name) => {
      sessionStorage.setItem('hv.logTab', name);
      createLogger(service().upload).log(entry('a'));
      const [buffer = ''] = Object.keys(localStorage).filter((key) => key.startsWith('hv.log.'));
      expect(buffer).toMatch(/^hv\.log\.[\w-]+$/);
      expect(buffer).not.toBe(`hv.log.${name}`);
    },
  );
});
