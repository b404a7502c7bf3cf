import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from './storedItems';
import type { StoredItem } from './storage';

/** A value of every item of section 3, and of those of our own. */
const samples = {
  token: 'access-1',
  refreshToken: { token: 'refresh-1', expiresAt: 1 },
  locale: 'in-ID',
  houseId: '30001',
  country: 'AL',
  region: 'EU',
  appVersion: '1.13',
  webOrigin: 'https://portal.example',
  shop: { shop: 'cam-store', at: 1 },
  sensor: 's-1',
  payEnter: '1',
  user: { id: '1001', username: 'demo@homeview.example' },
  secondFactorSign: 'sign-1',
  secondFactorStart: 1,
} satisfies Record<keyof typeof stored, unknown>;

type Name = keyof typeof stored;
const names = Object.keys(stored) as Name[];
const item = (name: Name) => stored[name] as StoredItem<unknown>;

/** What a bug, an extension or a curious customer may leave behind. */
const corruptions: readonly string[] = [
  ...['', ' ', '\0', '\ufeff', '\ud800', '\u202e', '🏠', 'null', 'undefined', 'NaN', 'true', '0'],
  ...[
    '-1',
    '1e999',
    '1e21',
    '"',
    '""',
    '"text"',
    '[]',
    '[1]',
    '[[]]',
    '{}',
    '{',
    '}',
    '{"',
    '{"a"',
  ],
  ...['{"token":1}', '{"token":null,"expiresAt":"x"}', '{"token":"a"}', '{"id":1,"username":2}'],
  ...['{"id":"1"}', '{"shop":{},"at":{}}', '{"shop":"x","at":null}', '{"__proto__":{"id":"1"}}'],
  ...[
    '{"constructor":"x"}',
    '[object Object]',
    '<html>',
    '%00',
    '%E0%A4%A',
    '\\',
    "'",
    '`',
    '${1}',
  ],
  ...['x'.repeat(100_000), `"${'x'.repeat(10_000)}"`, '['.repeat(5000), '{"a":'.repeat(2000)],
  ...['../../etc', 'javascript:alert(1)', 'access-1\r\nx: y', '999999999999999999999'],
];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('local storage keeps [3.storage.01] [3.storage.02] [3.storage.03] [3.storage.04] [3.storage.05] [3.storage.06] [3.storage.07] [3.storage.08] [3.storage.09] [3.storage.10] [3.storage.11] [3.storage.12] [3.storage.13] [3.storage.14]', () => {
  it.each(names)('%s', (name) => {
    item(name).set(samples[name]);
    expect(localStorage).toHaveLength(1);
    const raw = localStorage.getItem(item(name).key);
    expect(raw).toContain(typeof samples[name] === 'string' ? samples[name] : '1');
    expect(item(name).get()).toEqual(samples[name]);
    item(name).remove();
    expect(localStorage).toHaveLength(0);
    expect(item(name).get()).toBeNull();
  });
});

describe('what was corrupted', () => {
  it('comes in at least 50 ways', () => {
    expect(new Set(corruptions).size).toBeGreaterThanOrEqual(50);
  });

  it.each(names)('in %s never breaks anything, and can be replaced', (name) => {
    const isText = typeof samples[name] === 'string';
    for (const raw of corruptions) {
      localStorage.setItem(item(name).key, raw);
      const value = item(name).get();
      const fits = name === 'token' ? /^[\x21-\x7e]+$/.test(raw) : raw !== '';
      if (isText) expect(value).toBe(fits ? raw : null);
      else expect([null, 'object', 'number']).toContain(value === null ? null : typeof value);
      item(name).set(samples[name]);
      expect(item(name).get()).toEqual(samples[name]);
    }
  });

  it('in a structured item counts as absent and is removed', () => {
    localStorage.setItem(stored.user.key, '{"id":1}');
    expect(stored.user.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser that stores nothing', () => {
  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });

  it.each(names)('keeps %s for as long as the page lives, when it is full', (name) => {
    refuse('setItem');
    item(name).set(samples[name]);
    expect(item(name).get()).toEqual(samples[name]);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });

  it.each(names)('keeps %s for as long as the page lives, when it is denied', (name) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
    expect(item(name).get()).toBeNull();
    item(name).set(samples[name]);
    expect(item(name).get()).toEqual(samples[name]);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });
});
