import { describe, expect, it } from 'vitest';
import { proxiesIn } from './agent.mjs';

describe('proxiesIn', () => {
  it('takes the variable of the protocol, in either case, with or without http://', () => {
    const env = { HTTP_PROXY: 'http://plain:1', https_proxy: 'secure:2' };
    expect(proxiesIn(env)).toMatchObject({
      httpProxy: 'http://plain:1',
      httpsProxy: 'http://secure:2',
    });
  });

  it('takes ALL_PROXY for a protocol without its own variable', () => {
    expect(proxiesIn({ ALL_PROXY: 'http://all:3', http_proxy: 'http://plain:1' })).toMatchObject({
      httpProxy: 'http://plain:1',
      httpsProxy: 'http://all:3',
    });
  });

  it('uses none for this machine, beside what NO_PROXY names', () => {
    const here = 'localhost 127.0.0.1 [::1]';
    expect(proxiesIn({}).noProxy.trim()).toBe(here);
    expect(proxiesIn({ NO_PROXY: '.example, other' }).noProxy).toBe(`.example, other ${here}`);
    expect(proxiesIn({ no_proxy: '*' }).noProxy).toBe('*');
  });
});
