import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from './storedItems';
import type { StoredItem } from './storage';

/** The stored items with a sample value each. */
const SAMPLES = {
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
} as const;
const ITEMS = Object.entries(SAMPLES) as [Name, unknown][];

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
  expect(Object.keys(stored).sort()).toEqual(Object.keys(SAMPLES).sort());
});

describe('local storage keeps', () => {
  const keeps = (name: keyof typeof SAMPLES) => () => {
    const sample = SAMPLES[name];
    item(name).set(sample);
    expect(localStorage).toHaveLength(1);
    const raw = localStorage.getItem(item(name).key);
    expect(raw).toBe(typeof sample === 'string' ? sample : JSON.stringify(sample));
    expect(item(name).get()).toEqual(sample);
    item(name).remove();
    expect(localStorage).toHaveLength(0);
    expect(item(name).get()).toBeNull();
  };

  it('the token', { tags: ['3.storage.01'] }, keeps('token'));
  it('the refresh token', { tags: ['3.storage.02'] }, keeps('refreshToken'));
  it('the locale', { tags: ['3.storage.03'] }, keeps('locale'));
  it('the house id', { tags: ['3.storage.04'] }, keeps('houseId'));
  it('the country', { tags: ['3.storage.05'] }, keeps('country'));
  it('the region', { tags: ['3.storage.06'] }, keeps('region'));
  it('the app version', { tags: ['3.storage.07'] }, keeps('appVersion'));
  it('the web origin', { tags: ['3.storage.08'] }, keeps('webOrigin'));
  it('the shop value', { tags: ['3.storage.09'] }, keeps('shop'));
  it('the sensor login id', { tags: ['3.storage.10'] }, keeps('sensor'));
  it('the pay-enter flag', { tags: ['3.storage.11'] }, keeps('payEnter'));
  it('the user record', { tags: ['3.storage.12'] }, keeps('user'));
  it('the sign of the second factor', { tags: ['3.storage.13'] }, keeps('secondFactorSign'));
  it(
    'the start of the second factor’s countdown',
    { tags: ['3.storage.14'] },
    keeps('secondFactorStart'),
  );
});

describe('corrupted storage', () => {
  it('is tested in at least 50 ways', () => {
    expect(new Set(corruptions).size).toBeGreaterThanOrEqual(50);
  });

  it.each(ITEMS)('of %s never throws and can be replaced', (name, sample) => {
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

  it.each(ITEMS)('%s is kept in memory if storage is full', (name, sample) => {
    refuse('setItem');
    item(name).set(sample);
    expect(item(name).get()).toEqual(sample);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });

  it.each(ITEMS)('%s is kept in memory if storage access is denied', (name, sample) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
    expect(item(name).get()).toBeNull();
    item(name).set(sample);
    expect(item(name).get()).toEqual(sample);
    item(name).remove();
    expect(item(name).get()).toBeNull();
  });
});
