import { describe, expect, it } from 'vitest';
import { emailAsTyped, isEmail } from './email';

const ADDRESS = 'name@example.com';

describe('emailAsTyped', () => {
  it.each([
    ADDRESS,
    `  ${ADDRESS}\t`,
    `\u202a${ADDRESS}\u202c`,
    `\u2066na\u00adme@example\u200b.com\u2069`,
    `mailto:${ADDRESS}`,
    `MAILTO:${ADDRESS}?subject=Hello`,
    `<${ADDRESS}>`,
    `<mailto:${ADDRESS}>`,
    `"Name, First" <${ADDRESS}>;`,
    'ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'name@example。com',
  ])('extracts name@example.com from %j', (raw) => {
    expect(emailAsTyped(raw)).toBe(ADDRESS);
    expect(isEmail(emailAsTyped(raw))).toBe(true);
  });

  it.each(['', ' \u200b', 'name@localhost', 'na me@example.com', 'name@', '<', 'a<b@example.com'])(
    'returns no valid e-mail for %j',
    (raw) => {
      expect(isEmail(emailAsTyped(raw))).toBe(false);
    },
  );

  it('keeps the letter case and every allowed character', () => {
    expect(emailAsTyped("O'Neil+tag?x@Example.COM")).toBe("O'Neil+tag?x@Example.COM");
  });
});
