import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedText } from '../../../tests/support/typedTexts';
import { cleanPostal } from '../address/postalCode';
import { cleanGiftCode } from '../offer/giftCode';
import { emailAsTyped } from './email';
import { secondFactorCodeAsTyped } from './secondFactorCode';
import { trimBlankStart } from './typedText';

describe.each([
  ['gift code', cleanGiftCode],
  ['postal code', cleanPostal],
  ['second factor', secondFactorCodeAsTyped],
  ['address', trimBlankStart],
  ['e-mail', emailAsTyped],
])('cleaning a %s', (_, clean) => {
  it('is idempotent and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(typedText(), (raw) => {
        const held = clean(raw);
        expect(clean(held)).toBe(held);
        expect(held).not.toMatch(/\p{Cs}/u);
      }),
      { numRuns: 500 },
    );
  });
});
