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
    `mailto: ${ADDRESS} ?subject=Hello`,
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

  it('leaves the text of another link unchanged', () => {
    expect(emailAsTyped(`a mailto:${ADDRESS}`)).toBe(`a mailto:${ADDRESS}`);
  });

  it('keeps the letter case and every allowed character', () => {
    expect(emailAsTyped("O'Neil+tag?x@Example.COM")).toBe("O'Neil+tag?x@Example.COM");
  });
});

describe('isEmail', () => {
  const long = (length: number) => 'x'.repeat(length);

  it.each([
    'n@x.y',
    'name@mail.eu.example.com',
    'name@my-home.co-op',
    `name@${long(63)}.example`,
    `name@example.${long(63)}`,
    `${long(254 - '@example.com'.length)}@example.com`,
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    'name@-home.example',
    'name@home-.example',
    'name@home.-example',
    'name@home.example-',
    `name@${long(64)}.example`,
    `name@example.${long(64)}`,
    `${long(255 - '@example.com'.length)}@example.com`,
  ])('refuses %s', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
