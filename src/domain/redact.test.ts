import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { checkGiftCode } from './offer/giftCode';
import { LAUNCH_SECRETS, redact } from './redact';

/** A gift card code of the length that the rules name. */
const CODE = 'GIFT1'.padEnd(GIFT_CODE_LENGTH, '0');

/** Fields of the contract that must not be read in a log; typed by hand. */
const SECRET_FIELDS_OF_CALLS = [
  'accessToken',
  'refreshToken',
  'password',
  'code',
  'secondaryCertificationSign',
  'giftCardCode',
];

describe('redact', () => {
  it.each([
    ['https://a.example/x?token=abc123&b=1', 'https://a.example/x?token=***&b=1'],
    ['/login?redirectUrl=%2F&refreshToken=r-1#top', '/login?redirectUrl=%2F&refreshToken=***#top'],
    ['/giftCard/ABCDEFGHIJ/packages', '/giftCard/***/packages'],
    [
      `/login?redirectUrl=%2FgiftCard%2F${GIFT_CODE}%2Fpackages&a=1`,
      '/login?redirectUrl=%2FgiftCard%2F***%2Fpackages&a=1',
    ],
    [
      '/login?redirectUrl=%2Fsubscription%2F7%3Ftoken%3Dabc%26userId%3D9&a=1',
      '/login?redirectUrl=%2Fsubscription%2F7%3Ftoken%3D***%26userId%3D9&a=1',
    ],
    [
      '/login?redirectUrl=%2FgiftCard%2Frenewal%2F70001',
      '/login?redirectUrl=%2FgiftCard%2Frenewal%2F70001',
    ],
    ['GET /api/ipc/giftCard/check/abcdefghij failed', 'GET /api/ipc/giftCard/check/*** failed'],
    ['/back?sign=abc-1&b=1#top', '/back?sign=***&b=1#top'],
    [
      '"/back?returnTo=%2Fbills" and "/x?sign=abc" failed',
      '"/back?returnTo=***" and "/x?sign=***" failed',
    ],
    ['/giftCard/renewal/70001', '/giftCard/renewal/70001'],
    ['/giftCard/renewal', '/giftCard/renewal'],
    ['{"password":"s3cret","user":"a"}', '{"password":***,"user":"a"}'],
    ['{"password":"two words","user":"a"}', '{"password":***,"user":"a"}'],
    ['password: hunter2, retry', 'password: ***, retry'],
    ['password: hunter2, PASSWORD: hunter3', 'password: ***, PASSWORD: ***'],
    ["accessToken='x y'", 'accessToken=***'],
    ['Authorization: Bearer abc.def-1', 'Authorization: Bearer ***'],
    ['Authorization:  Bearer \t abc.def-1', 'Authorization:  Bearer \t ***'],
    ['jwt eyJhbGciOi.eyJzdWIi.sig-1 refused', 'jwt *** refused'],
    [`card ${GIFT_CODE} is used`, 'card *** is used'],
    ['card 1234567890 is used', 'card *** is used'],
    ['the code=246810 was wrong', 'the code=*** was wrong'],
    ['card gift000001 is used', 'card *** is used'],
    [`?text=two%20${GIFT_CODE}%20${OTHER_GIFT_CODE}`, '?text=two%20***%20***'],
    [`${GIFT_CODE} gift000002`, '*** ***'],
    ['card Gift_00001, used', 'card ***, used'],
    ['sign=abc-1 is over', 'sign=*** is over'],
    ['{"sign":"a b"}', '{"sign":***}'],
    ['no account of demo@homeview.example.', 'no account of ***.'],
    ['<anna.o\u2019neil+cloud@mail.example.co.uk>', '<***>'],
    ['/login?email=jürgen%40bücher.example&a=1', '/login?email=***&a=1'],
  ])('masks secrets in "%s"', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it('masks every gift card code that the rules accept, and no longer word', () => {
    expect(checkGiftCode(CODE).state).toBe('accepted');
    expect(redact(`card ${CODE} is used`)).toBe('card *** is used');
    expect(redact(`card ${CODE}0 is used`)).toBe(`card ${CODE}0 is used`);
  });

  it.each(Object.values(catalogue).filter(({ path }) => path.includes('{code}')))(
    'masks the code in the address of $name',
    ({ path }) => {
      const address = path.replace('{code}', 'word');
      expect(redact(`GET ${address} failed`)).toBe(`GET ${path.replace('{code}', '***')} failed`);
    },
  );

  it.each(LAUNCH_SECRETS)('masks %s, which a link may carry, in addresses and in texts', (name) => {
    expect(redact(`/?a=1&${name}=word&b=2`)).toBe(`/?a=1&${name}=***&b=2`);
    expect(redact(`{"${name}":"word"}`)).toBe(`{"${name}":***}`);
  });

  it.each(SECRET_FIELDS_OF_CALLS)('masks the field %s of a request or an answer', (name) => {
    expect(redact(`{"${name}":"word","user":"a"}`)).toBe(`{"${name}":***,"user":"a"}`);
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "goodsId")',
    'Failed to fetch dynamically imported module: https://a.example/assets/PlanScreen-Bx12_d.js',
    'houseList-12004-101502',
    'connection lost',
    'design: blue, assign=1',
    'render@https://a.example/assets/index-Bx12.js:1:200',
    '@homeview/ui and node_modules/@tanstack/router',
    'CONNECTION lost',
  ])('keeps “%s” unchanged', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('removes all known secrets anywhere, plain or URL-encoded', () => {
    const secret = fc.string({ minLength: 4 }).filter((text) => !'***'.includes(text));
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (hidden, before, after) => {
        const encoded = encodeURIComponent(hidden);
        const clean = redact(`${before}${hidden}|${encoded}${after}`, [hidden]);
        // The surrounding text may contain the secret by chance.
        if (`${before}|${after}`.includes(hidden) || `***|***`.includes(hidden)) return;
        expect(clean.split('|')[0] ?? '').not.toContain(hidden);
      }),
    );
  });

  it('ignores a secret that is too short', () => {
    expect(redact('a cab', ['a'])).toBe('a cab');
  });
});
