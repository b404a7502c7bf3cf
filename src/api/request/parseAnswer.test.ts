import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parseAnswer';

const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

describe('parseAnswer', () => {
  it('removes bidirectional control characters', () => {
    const name = `a${CONTROLS}b`;
    expect(parseAnswer(JSON.stringify({ list: [{ name }] }))).toEqual({ list: [{ name: 'ab' }] });
  });

  it.each(['\\u202e', '\\u202E', '\\u2069'])(
    'removes escaped control characters: %s',
    (escaped) => {
      expect(parseAnswer(`{"name":"a${escaped}b"}`)).toEqual({ name: 'ab' });
    },
  );

  it('keeps the marks that names in two scripts need', () => {
    expect(parseAnswer('["שלום\u200f!","a\u200eb","\u061c"]')).toEqual([
      'שלום\u200f!',
      'a\u200eb',
      '\u061c',
    ]);
  });

  it('returns texts without control characters unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/[\u202a-\u202e\u2066-\u2069]/.test(text));
        expect(parseAnswer(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('throws on invalid JSON', () => {
    expect(() => parseAnswer('<html>')).toThrow(SyntaxError);
    expect(() => parseAnswer('{"a":"\u202e"')).toThrow(SyntaxError);
  });
});
