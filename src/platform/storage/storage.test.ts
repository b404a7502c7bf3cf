import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from './storedItems';
import type { StoredItem } from './storage';

/** The items of section 3 with a sample value each. */
const ITEMS = [
  { what: 'the token', name: 'token', sample: 'access-1', ledger: '3.storage.01' },
  {
    what: 'the refresh token',
    name: 'refreshToken',
    sample: { token: 'refresh-1', expiresAt: 1 },
    ledger: '3.storage.02',
  },
  { what: 'the locale', name: 'locale', sample: 'in-ID', ledger: '3.storage.03' },
  { what: 'the house id', name: 'houseId', sample: '30001', ledger: '3.storage.04' },
  { what: 'the country', name: 'country', sample: 'AL', ledger: '3.storage.05' },
  { what: 'the region', name: 'region', sample: 'EU', ledger: '3.storage.06' },
  { what: 'the app version', name: 'appVersion', sample: '1.13', ledger: '3.storage.07' },
  {
    what: 'the web origin',
    name: 'webOrigin',
    sample: 'https://portal.example',
    ledger: '3.storage.08',
  },
  {
    what: 'the shop value',
    name: 'shop',
    sample: { shop: 'cam-store', at: 1 },
    ledger: '3.storage.09',
  },
  { what: 'the sensor login id', name: 'sensor', sample: 's-1', ledger: '3.storage.10' },
  { what: 'the pay-enter flag', name: 'payEnter', sample: '1', ledger: '3.storage.11' },
  {
    what: 'the user record',
    name: 'user',
    sample: { id: '1001', username: 'demo@homeview.example' },
    ledger: '3.storage.12',
  },
  {
    what: 'the sign of the second factor',
    name: 'secondFactorSign',
    sample: 'sign-1',
    ledger: '3.storage.13',
  },
  {
    what: 'the start of the second factor’s countdown',
    name: 'secondFactorStart',
    sample: 1,
    ledger: '3.storage.14',
  },
] as const;

type Name = keyof typeof stored;
const item = (name: Name) => stored[name] as StoredItem<unknown>;

/** Invalid values that bugs, extensions or manual edits may leave. */
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

it('stores the items of the specification and no others', () => {
  expect(Object.keys(stored).sort()).toEqual(ITEMS.map(({ name }) => name).sort());
});

describe('local storage keeps', () => {
  for (const { what, name, sample, ledger } of ITEMS) {
    it(`${what}`, { tags: [ledger] }, () => {
      item(name).set(sample);
      expect(localStorage).toHaveLength(1);
      const raw = localStorage.getItem(item(name).key);
      expect(raw).toBe(typeof sample === 'string' ? sample : JSON.stringify(sample));
      expect(item(name).get()).toEqual(sample);
      item(name).remove();
      expect(localStorage).toHaveLength(0);
      expect(item(name).get()).toBeNull();
    });
  }
});

describe('corrupted storage', () => {
  it('is tested in at least 50 ways', () => {
    expect(new Set(corruptions).size).toBeGreaterThanOrEqual(50);
  });

  it.each(ITEMS)('of $name never throws and can be replaced', ({ name, sample }) => {
    const isText = typeof sample === 'string';
    for (const raw of corruptions) {
      localStorage.setItem(item(name).key, raw);
      const value = item(name).get();
      const fits = name === 'token' ? /^[\x21-\x7e]+$/.test(raw) : raw !== '';
      if (isText) expect(value).toBe(fits ? raw : null);
      else expect([null, 'object', 'number']).toContain(value === null ? null : typeof value);
      item(name).set(sample);
      expect(item(name).get()).toEqual(sample);
    }
  });

  it('in a structured item counts as absent and is removed', () => {
    localStorage.setItem(stored.user.key, '{"id":1}');
    expect(stored.user.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('without working storage', () => {
  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });

  it.each(ITEMS)('$name is kept in memory if storage is full', ({ name, sample }) => {
    refuse('setItem');
    item(name).set(sample);
    expect(item(name).get()).toEqual(sample);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });

  it.each(ITEMS)('$name is kept in memory if storage access is denied', ({ name, sample }) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
    expect(item(name).get()).toBeNull();
    item(name).set(sample);
    expect(item(name).get()).toEqual(sample);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });
});
