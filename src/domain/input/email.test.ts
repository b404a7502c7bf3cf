import { describe, expect, it } from 'vitest';
import { emailAsTyped, isEmail } from './email';

const ADDRESS = 'name@example.com';

describe('an e-mail address', () => {
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
  ])('%j is name@example.com', (raw) => {
    expect(emailAsTyped(raw)).toBe(ADDRESS);
    expect(isEmail(emailAsTyped(raw))).toBe(true);
  });

  it.each(['', ' \u200b', 'name@localhost', 'na me@example.com', 'name@', '<', 'a<b@example.com'])(
    '%j stays none',
    (raw) => {
      expect(isEmail(emailAsTyped(raw))).toBe(false);
    },
  );

  it('keeps its letters as they are typed, and what the pattern allows', () => {
    expect(emailAsTyped("O'Neil+tag?x@Example.COM")).toBe("O'Neil+tag?x@Example.COM");
  });
});
