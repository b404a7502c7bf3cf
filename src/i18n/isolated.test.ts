import { describe, expect, it } from 'vitest';
import { isolated, isolatedValues } from './isolated';

describe('a name inside a sentence', () => {
  it.each(['גינה', 'حديقة', 'Cam גינה 2', 'a\u200fb'])(
    'is isolated if it contains right-to-left letters: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    },
  );

  it.each(['Garage', '庭', 'กล้อง', '', '$19.99', '12/24/2026'])(
    'is unchanged without right-to-left letters: %s',
    (name) => {
      expect(isolated(name)).toBe(name);
    },
  );

  it('is isolated among other values', () => {
    const bold = () => null;
    expect(isolatedValues({ house: 'גינה', count: 2, bold })).toEqual({
      house: '\u2068גינה\u2069',
      count: 2,
      bold,
    });
  });
});
