import { describe, expect, it } from 'vitest';
import { isolated, isolatedValues } from './isolated';

describe('a name inside a sentence', () => {
  it.each(['גינה', 'حديقة', 'Cam גינה 2', 'a\u200fb'])('is isolated: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Garage', '庭', 'กล้อง', '', '$19.99', '12/24/2026'])('is left as it is: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it('is one of several values', () => {
    const bold = () => null;
    expect(isolatedValues({ house: 'גינה', count: 2, bold })).toEqual({
      house: '\u2068גינה\u2069',
      count: 2,
      bold,
    });
  });
});
