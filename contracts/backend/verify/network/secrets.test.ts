import { describe, expect, it } from 'vitest';
import { masker, shownUrl } from './secrets.mjs';

const maskHeader = (name: string, value: string) => masker([], [[name, value]]);
const maskUrl = (url: string) => masker([new URL(url)], []);

describe('masker', () => {
  it('masks a header value, also without its scheme and inside JSON', () => {
    const mask = maskHeader('authorization', 'Bearer abc"123');
    expect(mask('sent Bearer abc"123 to')).toBe('sent *** to');
    expect(mask('token abc"123')).toBe('token ***');
    expect(mask(JSON.stringify({ token: 'abc"123' }))).toBe('{"token":"***"}');
  });

  it('masks password, token and query of a URL, encoded or not, but not the user', () => {
    const mask = maskUrl('https://builder:pass%2Fword@a.example/?key=k3y-k3y');
    expect(mask('pass/word pass%2Fword k3y-k3y builder')).toBe('*** *** *** builder');
    expect(maskUrl('https://t0ken-t0ken@a.example')('t0ken-t0ken')).toBe('***');
    const basic = Buffer.from('builder:pass/word').toString('base64');
    expect(mask(`Basic ${basic}`)).toBe('Basic ***');
  });

  it('masks a short secret only where it stands alone', () => {
    expect(maskHeader('x-api-key', 'cat')('cat category "cat"')).toBe('*** category "***"');
    expect(maskHeader('x-debug', 'true')('got true')).toBe('got true');
  });
});

describe('shownUrl', () => {
  it('leaves out user, password and query', () => {
    expect(shownUrl(new URL('http://me:pass@[::1]:4010/base?key=1'))).toBe(
      'http://[::1]:4010/base',
    );
  });
});
