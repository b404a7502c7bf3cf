import { describe, expect, it } from 'vitest';
import { supportMailUrl, supportPageUrl } from './supportUrl';
import type { SupportFacts } from './supportUrl';

const facts = (fields: Partial<SupportFacts> = {}): SupportFacts => ({
  reference: 'R1-0M1EW-ME92B',
  order: '80001',
  platform: 'ios',
  version: '1.13.0',
  language: 'de-DE',
  case: null,
  ...fields,
});

describe('supportPageUrl', () => {
  it('adds the facts as query parameters', () => {
    expect(supportPageUrl('https://help.example/new', facts())).toBe(
      'https://help.example/new?reference=R1-0M1EW-ME92B&order=80001&platform=ios&version=1.13.0&language=de-DE',
    );
  });

  it('adds the case code last', () => {
    expect(supportPageUrl('https://help.example/', facts({ order: null, case: 'C10000' }))).toBe(
      'https://help.example/?reference=R1-0M1EW-ME92B&platform=ios&version=1.13.0&language=de-DE&case=C10000',
    );
  });

  it('leaves unknown facts out and keeps the parameters and the fragment of the page', () => {
    const unknown = facts({ order: null, version: null, platform: 'browser' });
    expect(supportPageUrl('https://help.example/new?from=a%26b#form', unknown)).toBe(
      'https://help.example/new?from=a%26b&reference=R1-0M1EW-ME92B&platform=browser&language=de-DE#form',
    );
  });

  it('escapes a value that looks like further parameters', () => {
    const order = '80001&reference=R1-FALSE#?x= é';
    const url = new URL(supportPageUrl('https://help.example/', facts({ order })));
    expect(url.searchParams.get('order')).toBe(order);
    expect(url.searchParams.getAll('reference')).toEqual(['R1-0M1EW-ME92B']);
    expect(url.hash).toBe('');
  });
});

describe('supportMailUrl', () => {
  /** Subject and body, as a mail program decodes them. */
  const parsed = (url: string) => {
    const [, address = '', subject = '', body = ''] =
      /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(url) ?? [];
    return [address, subject, body].map(decodeURIComponent);
  };

  it('encodes subject and body, and separates lines by CRLF', () => {
    const url = supportMailUrl('help@homeview.example', 'Nest & <Co>?', [
      '100 % – été',
      '',
      'a+b=c',
    ]);
    expect(url).toBe(
      'mailto:help@homeview.example?subject=Nest%20%26%20%3CCo%3E%3F&body=100%20%25%20%E2%80%93%20%C3%A9t%C3%A9%0D%0A%0D%0Aa%2Bb%3Dc',
    );
    expect(parsed(url)).toEqual([
      'help@homeview.example',
      'Nest & <Co>?',
      '100 % – été\r\n\r\na+b=c',
    ]);
  });

  it('encodes the characters of an address that would end it', () => {
    const address = 'a?b&c%d+e#f@homeview.example';
    expect(parsed(supportMailUrl(address, 'x', []))[0]).toBe(address);
    expect(supportMailUrl(address, 'x', [])).toMatch(
      /^mailto:a%3Fb%26c%25d%2Be%23f@homeview\.example\?/,
    );
  });

  it('keeps a name of 5,000 letters in one line', () => {
    const name = '名'.repeat(5000);
    expect(parsed(supportMailUrl('a@b.example', name, [name]))).toEqual([
      'a@b.example',
      name,
      name,
    ]);
  });
});
