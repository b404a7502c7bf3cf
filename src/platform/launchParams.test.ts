import { beforeEach, describe, expect, it } from 'vitest';
import { readLaunchParams } from './launchParams';
import { stored } from './storedItems';

const open = (query: string) => readLaunchParams(new URL(`http://localhost:5173/path?${query}`));

describe('the parameters a page is opened with', () => {
  beforeEach(() => {
    localStorage.clear();
    stored.user.set({ id: 'A', username: 'a@b.co' });
    stored.token.set('token-A');
    stored.refreshToken.set({ token: 'refresh-A', expiresAt: 1 });
    stored.houseId.set('house-A');
  });

  it('token and refreshToken are stored, and gone from the address [2.guard.03] [2.query.01] [2.query.02]', () => {
    const clean = open('token=t&refreshToken=r&userId=B&unit=year');
    expect(clean.href).toBe('http://localhost:5173/path?unit=year');
    expect(stored.token.get()).toBe('t');
    expect(stored.refreshToken.get()?.token).toBe('r');
    expect(stored.user.get()?.id).toBe('B');
  });

  it('a token of another user, or of nobody named, clears the house and the refresh token first', () => {
    open('token=t&userId=B');
    expect(stored.houseId.get()).toBeNull();
    expect(stored.refreshToken.get()).toBeNull();
    stored.houseId.set('house-B');
    open('token=u');
    expect(stored.user.get()).toBeNull();
    expect(stored.houseId.get()).toBeNull();
  });

  it('a new token of the same user keeps the house', () => {
    open('token=t&userId=A');
    expect(stored.houseId.get()).toBe('house-A');
    expect(stored.user.get()).toEqual({ id: 'A', username: 'a@b.co' });
  });

  it('without a token, no link can change the user or plant a refresh token', () => {
    open('userId=B&refreshToken=evil');
    expect(stored.user.get()?.id).toBe('A');
    expect(stored.refreshToken.get()?.token).toBe('refresh-A');
  });

  it('house and shop are read once: a reload does not read them again', () => {
    const clean = open('houseId=house-9&shop=cam-store&goodsId=1');
    expect(clean.search).toBe('?goodsId=1');
    expect(stored.houseId.get()).toBe('house-9');
    expect(stored.shop.get()?.shop).toBe('cam-store');
  });

  it('payEnter can be set and taken back [2.query.04]', () => {
    open('payEnter=1');
    expect(stored.payEnter.get()).toBe('1');
    open('payEnter=0');
    expect(stored.payEnter.get()).toBeNull();
  });

  it('only a supported language is taken', () => {
    open('language=de-DE');
    expect(stored.locale.get()).toBe('de-DE');
    open('language=xx-XX');
    expect(stored.locale.get()).toBe('de-DE');
  });
});
