import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from './logRecord';
import { watchErrors } from './watchErrors';

const CHUNK = 'Failed to fetch dynamically imported module: /assets/x.js';

let entries: LogEntry[] = [];
let left = 0;
let stop: () => void;

const happens = {
  error: (message: string, place: ErrorEventInit = {}) =>
    window.dispatchEvent(new ErrorEvent('error', { message, ...place })),
  rejection: (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  chunk: (more: object) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), more)),
  visibility: (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  },
};
const messages = () => entries.map(({ message }) => message);
const kinds = () => entries.map(({ event }) => event);

beforeEach(() => {
  entries = [];
  left = 0;
  stop = watchErrors({ log: (entry) => void entries.push(entry), leave: () => void (left += 1) });
});
afterEach(() => stop());

describe('the message of an uncaught error', () => {
  it.each<[string, unknown, string]>([
    ['an error', new TypeError('refused'), 'TypeError: refused'],
    ['a text', 'refused', 'refused'],
    ['an object', { code: 1 }, '{"code":1}'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
  ])('is readable for %s', (_, reason, words) => {
    happens.rejection(reason);
    expect(messages()).toEqual([words]);
    expect(kinds()).toEqual(['unhandledrejection']);
  });

  it('falls back to a string for an object without JSON', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    happens.rejection(circular);
    expect(messages()).toEqual(['[object Object]']);
  });

  it('contains the location only if the browser reports one', () => {
    happens.error('x is not defined');
    happens.error('x is not defined', { filename: 'a.js', lineno: 3, colno: 7 });
    expect(messages()).toEqual(['x is not defined', 'x is not defined (a.js:3:7)']);
  });
});

describe('a failed chunk', () => {
  it('is logged with the message of its error', () => {
    happens.chunk({ payload: new TypeError(CHUNK) });
    expect(entries).toEqual([
      { module: 'window', level: 'error', event: 'chunk', message: `TypeError: ${CHUNK}` },
    ]);
  });

  it('is logged even if the bundler gives no reason', () => {
    happens.chunk({});
    expect(entries).toEqual([
      { module: 'window', level: 'error', event: 'chunk', message: 'vite:preloadError' },
    ]);
  });

  it('is also detected in window errors and promise rejections', () => {
    happens.error(CHUNK);
    happens.rejection(new TypeError(CHUNK));
    expect(kinds()).toEqual(['chunk', 'chunk']);
  });

  it('does not suppress another failed chunk or another error', () => {
    happens.chunk({ payload: new TypeError(CHUNK) });
    happens.rejection(new TypeError(CHUNK.replace('x.js', 'y.js')));
    happens.rejection('refused');
    expect(kinds()).toEqual(['chunk', 'chunk', 'unhandledrejection']);
  });

  it('does not suppress an unrelated rejection with the same message', () => {
    happens.chunk({ payload: 'refused' });
    happens.rejection('refused');
    expect(kinds()).toEqual(['chunk', 'unhandledrejection']);
  });
});

describe('watchErrors', () => {
  it('uploads the buffer when the page is hidden, but not when it is shown', () => {
    happens.visibility('visible');
    expect(left).toBe(0);
    happens.visibility('hidden');
    expect(left).toBe(1);
  });

  it('removes all its listeners when it is stopped', () => {
    stop();
    happens.error('x is not defined');
    happens.rejection('refused');
    happens.chunk({ payload: new TypeError(CHUNK) });
    happens.visibility('hidden');
    expect([entries, left]).toEqual([[], 0]);
  });
});
