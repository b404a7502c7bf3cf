import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIFT_CODE, SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { stored } from '../storage/storedItems';
import { createConfig } from '../launch/config';
import { isUploadOn, logSwitch } from './isUploadOn';
import { LOG_BUFFER_SIZE, logBuffer } from './logBuffer';
import { createLogger } from './logger';
import type { LogEntry, StoredLogRecord } from './logRecord';
import { logRecordOf } from './logRecord';
import { watchErrors } from './watchErrors';

const entry = (message: string): LogEntry => ({
  module: 'test',
  level: 'error',
  event: 'unknown',
  message,
});

/** A fake log service that accepts or rejects uploads. */
function service() {
  const got: string[][] = [];
  let refuses = false;
  const upload = vi.fn((records: readonly StoredLogRecord[]) => {
    if (refuses) return Promise.reject(new Error('no'));
    got.push(records.map(({ message }) => message));
    return Promise.resolve();
  });
  return { got, upload, refuse: (yes: boolean) => (refuses = yes) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10, 0, 0) });
  localStorage.clear();
  stored.token.set('access-1001');
  logSwitch.set('on');
});

afterEach(() => vi.useRealTimers());

describe('the log buffer', () => {
  it('is uploaded exactly 3000 ms after its first entry', { tags: ['9.const.27'] }, async () => {
    const { got, upload } = service();
    const { log } = createLogger(upload);
    log(entry('first'));
    await vi.advanceTimersByTimeAsync(2000);
    log(entry('second'));
    await vi.advanceTimersByTimeAsync(999);
    expect(upload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(got).toEqual([['first', 'second']]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('is kept in local storage until the upload', { tags: ['7.log.05'] }, () => {
    createLogger(service().upload).log(entry('kept'));
    const [key = '', ...others] = Object.keys(localStorage).filter((name) =>
      /^hv\.log\./.test(name),
    );
    expect(others).toEqual([]);
    expect(localStorage.getItem(key)).toContain('kept');
  });

  it('of an earlier page is uploaded', async () => {
    logBuffer.add(logRecordOf(entry('left')));
    const { got, upload } = service();
    createLogger(upload).start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(got).toEqual([['left']]);
  });

  it('holds at most 50 entries and drops the oldest', { tags: ['9.const.26'] }, () => {
    const { log } = createLogger(service().upload);
    for (let number = 1; number <= LOG_BUFFER_SIZE + 1; number += 1) log(entry(String(number)));
    const kept = logBuffer.take().map(({ message }) => message);
    expect(kept).toHaveLength(50);
    expect([kept[0], kept.at(-1)]).toEqual(['2', '51']);
  });

  it(
    'restores the entries of a failed upload in order, before newer ones',
    { tags: ['7.log.06'] },
    async () => {
      const { got, upload, refuse } = service();
      const { log } = createLogger(upload);
      refuse(true);
      log(entry('a'));
      log(entry('b'));
      await vi.advanceTimersByTimeAsync(3000);
      expect(got).toEqual([]);
      log(entry('c'));
      refuse(false);
      await vi.advanceTimersByTimeAsync(3000);
      expect(got).toEqual([['a', 'b', 'c']]);
    },
  );

  it('is not uploaded again after a failure until the next entry', async () => {
    const { upload, refuse } = service();
    const { log } = createLogger(upload);
    refuse(true);
    log(entry('a'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(upload).toHaveBeenCalledOnce();
    expect(logBuffer.take()).toHaveLength(1);
  });

  it('with long non-Latin records is split into uploads below the keepalive limit', async () => {
    const uploads: number[] = [];
    const sent: string[] = [];
    const { log } = createLogger((records) => {
      uploads.push(new Blob([JSON.stringify({ contents: records })]).size);
      sent.push(...records.map(({ message }) => message.slice(0, 2)));
      return Promise.resolve();
    });
    for (let at = 10; at < 60; at += 1) log(entry(`${at}${'障害"'.repeat(200)}`));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(uploads.length).toBeGreaterThan(1);
    for (const bytes of uploads) expect(bytes).toBeLessThan(64 * 1024);
    expect(sent).toEqual(Array.from({ length: 50 }, (_, at) => `${at + 10}`));
  });

  it('of two tabs is uploaded once per entry', async () => {
    const { got, upload } = service();
    const [one, other] = [createLogger(upload), createLogger(upload)];
    one.log(entry('one'));
    other.log(entry('other'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(got.flat().sort()).toEqual(['one', 'other']);
  });

  it('is not uploaded without a token', { tags: ['7.log.04'] }, async () => {
    const { got, upload } = service();
    const { log } = createLogger(upload);
    stored.token.remove();
    log(entry('a'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(upload).not.toHaveBeenCalled();
    stored.token.set('access-1001');
    log(entry('b'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(got).toEqual([['a', 'b']]);
  });

  it('is uploaded at once when the page is left', () => {
    const { upload } = service();
    const { log, leave } = createLogger(upload);
    log(entry('a'));
    expect(upload).not.toHaveBeenCalled();
    leave();
    expect(upload).toHaveBeenCalledOnce();
    expect(logBuffer.isEmpty()).toBe(true);
  });

  it('does not throw if local storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => createLogger(service().upload).log(entry('a'))).not.toThrow();
  });
});

describe('the upload', () => {
  it.each(['localhost', 'us.localhost', 's1.eu.localhost', '127.0.0.1', '[::1]'])(
    'is off on %s',
    { tags: ['7.log.07'] },
    (host) => {
      logSwitch.remove();
      expect(isUploadOn(host)).toBe(false);
    },
  );

  it('is off on the configured development hosts', { tags: ['7.log.08'] }, () => {
    logSwitch.remove();
    const settings = { DEVELOPMENT_HOSTS: 'dev.homeview.example, test.homeview.example' };
    const deployed = createConfig(settings, { userAgent: '', origin: '' });
    expect(isUploadOn('dev.homeview.example', deployed)).toBe(false);
    expect(isUploadOn('test.homeview.example', deployed)).toBe(false);
    expect(isUploadOn('portal.homeview.example', deployed)).toBe(true);
  });

  it('is on for other hosts', () => {
    logSwitch.remove();
    expect(isUploadOn('portal.homeview.example')).toBe(true);
    expect(isUploadOn('localhost.evil.example')).toBe(true);
  });

  it('can be enabled on a local host by a switch', { tags: ['7.log.09'] }, async () => {
    const { upload } = service();
    const { log } = createLogger(upload);
    logSwitch.remove();
    log(entry('a'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(upload).not.toHaveBeenCalled();
    logSwitch.set('on');
    log(entry('b'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(upload).toHaveBeenCalledOnce();
  });
});

describe('a record', () => {
  it(
    'has all specified fields',
    { tags: ['3.entity.36', '3.entity.37', '3.entity.38', '3.entity.39'] },
    () => {
      stored.user.set({ id: '1001', username: 'demo@homeview.example' });
      stored.houseId.set('30001');
      expect(logRecordOf(entry('words'))).toEqual({
        time: Date.UTC(2026, 10, 21, 10, 0, 0),
        create: '11/21/2026 10:00:00',
        service: 'portal',
        userId: '1001',
        username: 'demo@homeview.example',
        houseId: '30001',
        accessToken: '***',
        os: 'Web',
        href: 'http://localhost:5173/',
        browser: navigator.userAgent,
        module: 'test',
        level: 'error',
        event: 'unknown',
        message: 'words',
      });
    },
  );

  it('has an empty token without a user', () => {
    stored.token.remove();
    expect(logRecordOf(entry('words')).accessToken).toBe('');
  });

  it(
    'contains no token, code or password in its URL or message',
    { tags: ['3.entity.40', '3.entity.41'] },
    () => {
      stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
      stored.secondFactorSign.set('sign-1001');
      history.replaceState(
        null,
        '',
        `/giftCard/${GIFT_CODE}/packages?token=access-1001&code=${SECOND_FACTOR_CODE}`,
      );
      const record = logRecordOf(
        entry(
          `access-1001 refresh-1001 sign-1001 password=Demo-1234 code: ${SECOND_FACTOR_CODE} ${GIFT_CODE}`,
        ),
      );
      history.replaceState(null, '', '/');
      for (const secret of [
        'access-1001',
        'refresh-1001',
        'sign-1001',
        'Demo-1234',
        SECOND_FACTOR_CODE,
        GIFT_CODE,
      ]) {
        expect(JSON.stringify(record)).not.toContain(secret);
      }
      expect(record.href).toContain('/giftCard/***/packages');
    },
  );

  it('is truncated so that fifty records fit into one upload', () => {
    const record = logRecordOf(entry('x'.repeat(10_000)));
    expect(JSON.stringify(record).length * LOG_BUFFER_SIZE).toBeLessThan(64 * 1024);
  });
});

describe('uncaught errors', () => {
  let stop: () => void = () => undefined;
  const log = vi.fn<(logged: LogEntry) => void>();
  const leave = vi.fn();

  beforeEach(() => {
    log.mockClear();
    leave.mockClear();
    stop = watchErrors({ log, leave });
  });
  afterEach(() => stop());

  const rejection = (reason: unknown) => {
    const event = new Event('unhandledrejection');
    window.dispatchEvent(Object.assign(event, { reason }));
  };
  const logged = () => log.mock.calls.map(([{ module, level, event }]) => [module, level, event]);

  it(
    'of the window are logged with module, level, event and message',
    { tags: ['7.log.10', '7.log.12'] },
    () => {
      window.dispatchEvent(
        new ErrorEvent('error', {
          message: 'x is not defined',
          filename: 'a.js',
          lineno: 3,
          colno: 7,
        }),
      );
      expect(log).toHaveBeenCalledExactlyOnceWith({
        module: 'window',
        level: 'error',
        event: 'unknown',
        message: 'x is not defined (a.js:3:7)',
      });
    },
  );

  it.each([[new TypeError('refused')], ['refused'], [{ code: 1 }], [undefined], [null]])(
    'in a promise (%s) are logged',
    { tags: ['7.log.11'] },
    (reason) => {
      rejection(reason);
      expect(logged()).toEqual([['window', 'error', 'unhandledrejection']]);
    },
  );

  it('without details from another origin are ignored', { tags: ['8.error.70'] }, () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' }));
    expect(log).not.toHaveBeenCalled();
  });

  it('of a failed chunk are logged once', { tags: ['8.error.67'] }, () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    rejection(error);
    expect(logged()).toEqual([['window', 'error', 'chunk']]);
  });

  it('are uploaded when the page is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(leave).toHaveBeenCalledOnce();
  });
});
