import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConfig } from '../launch/config';
import { isUploadOn, logSwitch } from './isUploadOn';
import { LOG_BUFFER_SIZE, ORPHANED_MS, logBuffer } from './logBuffer';
import type { LogEntry } from './logRecord';
import { logRecordOf } from './logRecord';

const TAB = 'this-tab';
const KEY = `hv.log.${TAB}`;
const entry = (message: string): LogEntry => ({
  module: 'test',
  level: 'error',
  event: 'unknown',
  message,
});
const record = (message: string) => logRecordOf(entry(message));
const records = (count: number, name = '') =>
  Array.from({ length: count }, (_, at) => record(`${name}${at + 1}`));
const taken = () => logBuffer.take().map(({ message }) => message);
/** How many entries this tab's buffer has in local storage. */
const storedCount = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[]).length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.setItem('hv.logTab', TAB);
});
afterEach(() => history.replaceState(null, '', '/'));

describe('a record', () => {
  it('has empty fields without a user and a house', () => {
    expect(record('words')).toMatchObject({
      userId: '',
      username: '',
      houseId: '',
      accessToken: '',
    });
  });

  it.each([
    ['Mozilla/5.0 (iPhone) HomeViewApp/1.13.2', 'App iOS'],
    ['Mozilla/5.0 (Linux; Android 14) HomeViewApp/1.13.2', 'App Android'],
    ['Mozilla/5.0 (iPhone)', 'Web iOS'],
    ['Mozilla/5.0 (Linux; Android 14)', 'Web Android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Web'],
  ])('from %s has the system %s', { tags: ['3.entity.38'] }, (userAgent, os) => {
    const config = createConfig({}, { userAgent, origin: '' });
    expect(logRecordOf(entry('words'), 0, config).os).toBe(os);
  });

  it('keeps the first 600 characters of its message and 300 of its URL', () => {
    history.replaceState(null, '', `/bills?a=${'b'.repeat(400)}`);
    const { message, href } = record(`begin ${'x'.repeat(594)} end`);
    expect(message).toBe(`begin ${'x'.repeat(594)}`);
    expect(href).toHaveLength(300);
    expect(href.startsWith('http://localhost:5173/bills?a=b')).toBe(true);
  });

  it("masks the gift card code of the page's URL everywhere, even if it is a word", () => {
    history.replaceState(null, '', '/giftCard/SUNFLOWERS/packages');
    const { message, href } = record('refused: SUNFLOWERS is used up');
    expect(message).toBe('refused: *** is used up');
    expect(href).toBe('http://localhost:5173/giftCard/***/packages');
    history.replaceState(null, '', '/giftCard/renewal/70001');
    expect(record('renewal 70001').message).toBe('renewal 70001');
  });

  it('contains its time in UTC with two digits per part', () => {
    expect(logRecordOf(entry('words'), Date.UTC(2026, 0, 2, 3, 4, 5, 678)).create).toBe(
      '01/02/2026 03:04:05',
    );
  });
});

describe('the log buffer', () => {
  describe('of another tab', () => {
    const leave = (tab: string, messages: readonly string[], agoMs: number) =>
      localStorage.setItem(
        `hv.log.${tab}`,
        JSON.stringify(messages.map((m) => ({ ...record(m), time: Date.now() - agoMs }))),
      );

    it('is taken over and removed after that tab was closed', () => {
      logBuffer.add(record('mine'));
      leave('gone', ['first', 'second'], ORPHANED_MS + 1);
      expect(logBuffer.adopt(Date.now())).toBe(false);
      expect(taken()).toEqual(['first', 'second', 'mine']);
      expect(Object.keys(localStorage)).toEqual([]);
    });

    it('is left alone while it is recent, and taken over later', () => {
      leave('alive', ['theirs'], ORPHANED_MS - 1000);
      expect(logBuffer.adopt(Date.now())).toBe(true);
      expect(taken()).toEqual([]);
      expect(logBuffer.adopt(Date.now() + 2000)).toBe(false);
      expect(taken()).toEqual(['theirs']);
    });

    it('is dropped if it is invalid, and is limited to the newest records', () => {
      localStorage.setItem('hv.log.broken', '{');
      expect(logBuffer.adopt(Date.now())).toBe(false);
      localStorage.setItem('hv.log.broken', '{');
      leave(
        'a',
        Array.from({ length: 30 }, (_, at) => `a${at}`),
        ORPHANED_MS * 2,
      );
      leave(
        'b',
        Array.from({ length: 30 }, (_, at) => `b${at}`),
        ORPHANED_MS * 2,
      );
      logBuffer.adopt(Date.now());
      expect(taken()).toHaveLength(LOG_BUFFER_SIZE);
      expect(Object.keys(localStorage)).toEqual([]);
    });

    it('is ignored if local storage is not available', () => {
      vi.spyOn(Object, 'keys').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(logBuffer.adopt(Date.now())).toBe(false);
      vi.restoreAllMocks();
    });
  });

  it.each([
    ['no JSON', '[{'],
    ['no list', '{"time":1}'],
    ['a list of other values', '[1,null,"x",{},{"time":"1"},[]]'],
  ])('with %s is empty', (_, corrupted) => {
    localStorage.setItem(KEY, corrupted);
    expect(logBuffer.isEmpty()).toBe(true);
    expect(logBuffer.take()).toEqual([]);
  });

  it('keeps valid records among invalid ones', () => {
    localStorage.setItem(KEY, JSON.stringify([null, record('good'), 7]));
    expect(logBuffer.isEmpty()).toBe(false);
    expect(taken()).toEqual(['good']);
  });

  it('returns the newest records if more than the maximum are stored', () => {
    localStorage.setItem(KEY, JSON.stringify(records(LOG_BUFFER_SIZE + 2)));
    const [first, ...rest] = taken();
    expect([first, rest.at(-1), rest.length]).toEqual(['3', '52', LOG_BUFFER_SIZE - 1]);
  });

  it('is empty after all records were taken', () => {
    logBuffer.add(record('a'));
    expect(storedCount()).toBe(1);
    expect(taken()).toEqual(['a']);
    expect(logBuffer.isEmpty()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('accepts records back while it is empty', () => {
    logBuffer.putBack(records(2));
    expect(storedCount()).toBe(2);
    expect(taken()).toEqual(['1', '2']);
  });

  it('stores no more records than the maximum', () => {
    logBuffer.putBack(records(LOG_BUFFER_SIZE));
    logBuffer.add(record('new'));
    expect(storedCount()).toBe(LOG_BUFFER_SIZE);
  });

  it.each([
    [30_000, 2],
    [30_001, 1],
  ])('of two records of %i bytes returns %i at once', (bytes, count) => {
    const small = { ...record('a'), href: '' };
    const href = 'x'.repeat(bytes - JSON.stringify(small).length);
    logBuffer.putBack([
      { ...small, href },
      { ...small, href },
    ]);
    expect(taken()).toHaveLength(count);
  });

  it('drops the oldest records if too many are put back', () => {
    logBuffer.add(record('new'));
    logBuffer.putBack(records(LOG_BUFFER_SIZE));
    expect(storedCount()).toBe(LOG_BUFFER_SIZE);
    const all = taken();
    expect([all[0], all.at(-1), all.length]).toEqual(['2', 'new', LOG_BUFFER_SIZE]);
  });
});

describe('isUploadOn', () => {
  it.each(['0.0.0.0', '127.1.2.3'])('is false on the local host %s', (host) => {
    expect(isUploadOn(host)).toBe(false);
  });

  it.each(['notlocalhost', 'localhost.example', 'a.127.example', '1270.example', ''])(
    'is true on %s, which only resembles a local host',
    (host) => {
      expect(isUploadOn(host)).toBe(true);
    },
  );

  it("uses the page's host by default, and the switch known to support", () => {
    expect(isUploadOn()).toBe(false);
    localStorage.setItem('hv.logUpload', 'off');
    expect(isUploadOn()).toBe(false);
    localStorage.setItem('hv.logUpload', 'on');
    expect([isUploadOn(), logSwitch.get()]).toEqual([true, 'on']);
  });
});
