import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appVersion } from './appVersion';
import { config } from './config';
import { useLeadsBackToApp } from './firstPage';
import { readLaunchParams } from './launchParams';
import { readEnvironment } from './readEnvironment';
import { currentLocale } from '../locale';
import { stored } from '../storage/storedItems';

const open = (query: string, from = config) =>
  readLaunchParams(new URL(`http://localhost:5173/path?${query}`), from);

const leadsBackToApp = (path: string) => renderHook(() => useLeadsBackToApp(path)).result.current;

describe('readLaunchParams', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    stored.user.set({ id: 'A', username: 'a@b.co' });
    stored.token.set('token-A');
    stored.refreshToken.set({ token: 'refresh-A', expiresAt: 1 });
    stored.houseId.set('house-A');
  });

  it(
    'stores token and refreshToken and removes them from the URL',
    { tags: ['2.guard.03', '2.query.01', '2.query.02', '10.ruling.06'] },
    () => {
      const clean = open('token=t&refreshToken=r&userId=B&unit=year');
      expect(clean.href).toBe('http://localhost:5173/path?unit=year');
      expect(stored.token.get()).toBe('t');
      expect(stored.refreshToken.get()?.token).toBe('r');
      expect(stored.user.get()?.id).toBe('B');
    },
  );

  it(
    'clears house and refresh token for a token of another or an unknown user',
    { tags: ['2.query.06', '2.guard.05'] },
    () => {
      open('token=t&userId=B');
      expect(stored.houseId.get()).toBeNull();
      expect(stored.refreshToken.get()).toBeNull();
      expect(stored.user.get()?.id).toBe('B');
      stored.houseId.set('house-B');
      open('token=u');
      expect(stored.user.get()).toBeNull();
      expect(stored.houseId.get()).toBeNull();
    },
  );

  it('keeps the house for a new token of the same user', () => {
    open('token=t&userId=A');
    expect(stored.houseId.get()).toBe('house-A');
    expect(stored.user.get()).toEqual({ id: 'A', username: 'a@b.co' });
  });

  it(
    'clears house and refresh token if the same token comes with another user',
    { tags: ['2.guard.05'] },
    () => {
      open('token=token-A&userId=B');
      expect(stored.houseId.get()).toBeNull();
      expect(stored.refreshToken.get()).toBeNull();
      expect(stored.user.get()).toEqual({ id: 'B', username: '' });
      expect(stored.token.get()).toBe('token-A');
    },
  );

  it.each(['userId=A', ''])('keeps everything for the same token ("%s")', (rest) => {
    open(`token=token-A&${rest}`);
    expect(stored.houseId.get()).toBe('house-A');
    expect(stored.refreshToken.get()?.token).toBe('refresh-A');
    expect(stored.user.get()).toEqual({ id: 'A', username: 'a@b.co' });
  });

  it('ignores userId and refreshToken without a token', () => {
    open('userId=B&refreshToken=evil');
    expect(stored.user.get()?.id).toBe('A');
    expect(stored.refreshToken.get()?.token).toBe('refresh-A');
  });

  it(
    'reads houseId and shop once and removes them from the URL',
    { tags: ['2.query.08', '2.query.22', '4.source.01'] },
    () => {
      vi.useFakeTimers({ now: 1_000_000 });
      const clean = open('houseId=house-9&shop=cam-store&goodsId=1');
      expect(clean.search).toBe('?goodsId=1');
      expect(stored.houseId.get()).toBe('house-9');
      expect(stored.shop.get()).toEqual({ shop: 'cam-store', at: 1_000_000 });
      open('shop=lamp-store');
      expect(stored.shop.get()?.shop).toBe('lamp-store');
      vi.useRealTimers();
    },
  );

  it('stores country and removes it from the URL', { tags: ['2.query.24'] }, () => {
    expect(open('country=DE&redirectUrl=%2Fx').search).toBe('?redirectUrl=%2Fx');
    expect(stored.country.get()).toBe('DE');
  });

  it('stores sensor and appVersion', { tags: ['2.query.05', '2.query.07'] }, () => {
    expect(open('sensor=s-1&appVersion=1.13.2').search).toBe('?sensor=s-1');
    expect(stored.sensor.get()).toBe('s-1');
    expect(stored.appVersion.get()).toBe('1.13.2');
  });

  describe('appVersion', () => {
    const inApp = (name: string) => ({
      ...config,
      environment: readEnvironment(`Mozilla/5.0 (iPhone) ${name}`, 'HomeViewApp'),
    });

    it.each([
      ['the URL before the user agent', 'HomeViewApp/1.9', 'appVersion=1.13.2', '1.13.2'],
      ['the URL, even with an older version', 'HomeViewApp/1.13', 'appVersion=1.9', '1.9'],
      ['the user agent before the stored version', 'HomeViewApp/1.14.0', '', '1.14.0'],
      [
        'the user agent before an invalid parameter',
        'HomeViewApp/1.14.0',
        'appVersion=new',
        '1.14.0',
      ],
      ['the user agent of this app only', 'MyHomeViewApp/1 HomeViewApp/2.1 (en)', '', '2.1'],
      ['a user agent with more text', 'HomeViewApp/1.14.0-beta', '', '1.14.0'],
      ['the stored version if neither has one', 'Safari/604.1', '', '1.9.1'],
      [
        'the stored version before an invalid parameter',
        'MyHomeViewApp/1.14',
        'appVersion=v2',
        '1.9.1',
      ],
    ])('is taken from %s', { tags: ['2.query.07'] }, (_, identifier, query, expected) => {
      stored.appVersion.set('1.9.1');
      open(query, inApp(identifier));
      expect(appVersion(inApp(identifier))).toBe(expected);
    });
  });

  it('stores the origin and region of the site', () => {
    readLaunchParams(new URL('http://s1.eu.localhost:5173/'), config);
    expect(stored.webOrigin.get()).toBe('http://s1.eu.localhost:5173');
    expect(stored.region.get()).toBe('EU');
  });

  it('sets and clears payEnter', { tags: ['2.query.04'] }, () => {
    open('payEnter=1');
    expect(stored.payEnter.get()).toBe('1');
    open('payEnter=0');
    expect(stored.payEnter.get()).toBeNull();
  });

  it.each(['1', 'true', 'yes'])('with back=%s requests a back arrow on this page only', (value) => {
    open(`back=${value}`);
    expect(leadsBackToApp('/path')).toBe(true);
    expect(leadsBackToApp('/')).toBe(false);
  });

  it.each(['back=0', 'back='])('with "%s" removes the back arrow', (query) => {
    open('back=1');
    open(query);
    expect(leadsBackToApp('/path')).toBe(false);
  });

  it.each(['', 'back=', 'back=0', 'back=false'])('with "%s" requests no back arrow', (query) => {
    open(query);
    expect(leadsBackToApp('/path')).toBe(false);
  });

  it(
    'stores supported languages only',
    { tags: ['1.locale.14', '1.locale.15', '2.query.03'] },
    () => {
      expect(open('language=de-DE&unit=year').search).toBe('?unit=year');
      expect(currentLocale()).toBe('de-DE');
      open('language=in-ID');
      expect(currentLocale()).toBe('in-ID');
      for (const language of ['xx-XX', 'id-ID', 'de', 'DE-de', '', '__proto__']) {
        open(`language=${language}`);
        expect(currentLocale()).toBe('in-ID');
      }
      stored.locale.set('xx-XX');
      expect(currentLocale()).toBe('en-US');
    },
  );
});
