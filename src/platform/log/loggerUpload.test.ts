import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../storedItems';
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

/** A log service whose code is here at once, and that takes what it gets; each test spoils one thing. */
const service = () => ({
  prepare: vi.fn(() => Promise.resolve()),
  isReady: vi.fn(() => true),
  upload: vi.fn((records: readonly StoredLogRecord[]) => Promise.resolve(void records)),
});
type Service = ReturnType<typeof service>;

const uploaded = ({ upload }: Service) =>
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

describe('the code of the upload', () => {
  it('is fetched with the first entry, long before it is needed', () => {
    const to = service();
    createLogger(to).log(entry('a'));
    expect(to.prepare).toHaveBeenCalledOnce();
    expect(to.upload).not.toHaveBeenCalled();
  });

  it('is not fetched where nothing is uploaded, nor where nothing was left', async () => {
    const [off, empty] = [service(), service()];
    createLogger(empty).start();
    logSwitch.remove();
    createLogger(off).log(entry('a'));
    await pass();
    expect([off.prepare.mock.calls, empty.prepare.mock.calls]).toEqual([[], []]);
    expect([uploaded(off), uploaded(empty)]).toEqual([[], []]);
  });

  it('that could not be fetched leaves the entries to the next time', async () => {
    const to = service();
    to.prepare.mockRejectedValue(new TypeError('Failed to fetch'));
    const { log } = createLogger(to);
    log(entry('a'));
    await pass();
    expect([uploaded(to), waiting()]).toEqual([[], ['a']]);
    to.prepare.mockResolvedValue();
    log(entry('b'));
    await pass();
    expect([uploaded(to), waiting()]).toEqual([[['a', 'b']], []]);
  });
});

describe('an upload', () => {
  it('of nothing is never made: another tab has sent the entries', async () => {
    const [first, second] = [service(), service()];
    createLogger(first).log(entry('a'));
    createLogger(second).log(entry('b'));
    await pass();
    expect([...uploaded(first), ...uploaded(second)]).toEqual([['a', 'b']]);
  });

  it('comes again for the entries after it', async () => {
    const to = service();
    const { log } = createLogger(to);
    log(entry('a'));
    await pass();
    log(entry('b'));
    await pass();
    expect(uploaded(to)).toEqual([['a'], ['b']]);
  });
});

describe('a page that is left', () => {
  it.each<[string, (to: Service) => unknown]>([
    ['without a token', () => stored.token.remove()],
    ['on a host that uploads nothing', () => logSwitch.remove()],
    ['before the code of the upload is here', (to) => to.isReady.mockReturnValue(false)],
  ])('%s keeps its entries', (_, spoil) => {
    const to = service();
    const { log, leave } = createLogger(to);
    log(entry('a'));
    spoil(to);
    leave();
    expect([uploaded(to), waiting()]).toEqual([[], ['a']]);
  });

  it('with nothing to tell uploads nothing', () => {
    const to = service();
    createLogger(to).leave();
    expect(to.upload).not.toHaveBeenCalled();
  });

  it('keeps what its last upload did not bring over', async () => {
    const to = service();
    to.upload.mockRejectedValue(new TypeError('Failed to fetch'));
    const { log, leave } = createLogger(to);
    log(entry('a'));
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect([uploaded(to), waiting()]).toEqual([[['a']], ['a']]);
  });
});

it('an entry that cannot be kept breaks nobody', () => {
  const to = service();
  vi.spyOn(Date, 'now').mockReturnValue(NaN);
  expect(() => createLogger(to).log(entry('a'))).not.toThrow();
  expect(logBuffer.isEmpty()).toBe(true);
});
