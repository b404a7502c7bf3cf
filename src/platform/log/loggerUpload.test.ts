import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../session/session';
import { stored } from '../storage/storedItems';
import { logSwitch } from './isUploadOn';
import { logBuffer } from './logBuffer';
import { createLogger } from './logger';
import type { LogEntry, StoredLogRecord } from './logRecord';

const entry = (message: string): LogEntry => ({
  module: 'test',
  level: 'error',
  event: 'unknown',
  message,
});

/** A fake log service that accepts every upload. */
const service = () => vi.fn((records: readonly StoredLogRecord[]) => Promise.resolve(void records));

const uploaded = (upload: ReturnType<typeof service>) =>
  upload.mock.calls.map(([records]) => records.map(({ message }) => message));
const waiting = () => {
  const records = logBuffer.take();
  logBuffer.putBack(records);
  return records.map(({ message }) => message);
};
const pass = () => vi.advanceTimersByTimeAsync(3000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10, 0, 0) });
  localStorage.clear();
  stored.token.set('access-1001');
  logSwitch.set('on');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an upload', () => {
  it('is not made if the switch is off or the buffer is empty', async () => {
    const [off, empty] = [service(), service()];
    createLogger(empty).start();
    logSwitch.remove();
    createLogger(off).log(entry('a'));
    await pass();
    expect([uploaded(off), uploaded(empty)]).toEqual([[], []]);
  });

  it('is not made by a second tab if the first tab sent the entries', async () => {
    const [first, second] = [service(), service()];
    createLogger(first).log(entry('a'));
    createLogger(second).log(entry('b'));
    await pass();
    expect([...uploaded(first), ...uploaded(second)]).toEqual([['a', 'b']]);
  });

  it(
    'that fails after sign-out stores nothing of the customer again',
    { tags: ['10.ruling.16'] },
    async () => {
      let refuse: (reason: Error) => void = () => undefined;
      const upload = () => new Promise<void>((_, reject) => (refuse = reject));
      createLogger(upload).log(entry('a'));
      await pass();
      signOut();
      refuse(new Error('offline'));
      await pass();
      expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    },
  );

  it('that fails after the session has expired keeps the entries of the known customer', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const upload = () => new Promise<void>((_, reject) => (refuse = reject));
    stored.user.set({ id: '1001', username: 'demo@homeview.example' });
    createLogger(upload).log(entry('a'));
    await pass();
    stored.token.remove();
    refuse(new Error('offline'));
    await pass();
    expect(waiting()).toEqual(['a']);
  });

  it('is made again for later entries', async () => {
    const upload = service();
    const { log } = createLogger(upload);
    log(entry('a'));
    await pass();
    log(entry('b'));
    await pass();
    expect(uploaded(upload)).toEqual([['a'], ['b']]);
  });
});

describe('leaving the page', () => {
  it.each<[string, () => unknown]>([
    ['without a token', () => stored.token.remove()],
    ['on a host that uploads nothing', () => logSwitch.remove()],
  ])('%s keeps the entries', (_, spoil) => {
    const upload = service();
    const { log, leave } = createLogger(upload);
    log(entry('a'));
    spoil();
    leave();
    expect([uploaded(upload), waiting()]).toEqual([[], ['a']]);
  });

  it('without entries uploads nothing', () => {
    const upload = service();
    createLogger(upload).leave();
    expect(upload).not.toHaveBeenCalled();
  });

  it('keeps the entries of a failed upload', async () => {
    const upload = service();
    upload.mockRejectedValue(new TypeError('Failed to fetch'));
    const { log, leave } = createLogger(upload);
    log(entry('a'));
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect([uploaded(upload), waiting()]).toEqual([[['a']], ['a']]);
  });
});

it('log does not throw if an entry cannot be stored', () => {
  const upload = service();
  vi.spyOn(Date, 'now').mockReturnValue(NaN);
  expect(() => createLogger(upload).log(entry('a'))).not.toThrow();
  expect(logBuffer.isEmpty()).toBe(true);
});
