import { describe, expect, it } from 'vitest';
import { proxyFor } from './proxy.mjs';

const env = { HTTP_PROXY: 'http://plain:1', https_proxy: 'secure:2' };
const proxy = (url: string, variables: Record<string, string> = env) =>
  proxyFor(new URL(url), variables)?.host ?? null;

describe('proxyFor', () => {
  it('takes the variable of the protocol, in either case, with or without http://', () => {
    expect(proxy('http://staging.example')).toBe('plain:1');
    expect(proxy('https://staging.example')).toBe('secure:2');
    expect(proxy('https://staging.example', { ALL_PROXY: 'http://all:3' })).toBe('all:3');
    expect(proxy('https://staging.example', { HTTP_PROXY: 'http://plain:1' })).toBeNull();
  });

  it('uses none for this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'eu.localhost']) {
      expect(proxy(`http://${host}:4010`)).toBeNull();
    }
  });

  it.each([
    ['staging.example', true],
    ['.example', true],
    ['*.example', true],
    ['*', true],
    ['other, staging.example:8080', true],
    ['staging.example:81', false],
    ['aging.example', false],
    ['other', false],
    ['', false],
  ])('observes NO_PROXY=%s', (exempt, isExempt) => {
    const url = 'http://staging.example:8080';
    expect(proxy(url, { ...env, NO_PROXY: exempt }) === null).toBe(isExempt);
  });

  it('throws if the variable has no URL', () => {
    expect(() => proxy('http://staging.example', { HTTP_PROXY: 'socks5://a:1' })).toThrow(
      'must be a URL',
    );
  });
});
