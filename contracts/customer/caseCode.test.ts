import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROCKFORD_DIGITS, writeCrockford } from '../vocabulary/reference/crockford';
import {
  CASE_LENGTH,
  CASE_PREFIX,
  decodeCase,
  encodeCase,
  hasCheck,
  wholeLength,
} from './caseCode';
import { MOST, customerTraits } from './customerTraits';
import type { CustomerTraits } from './customerTraits';
import { pack } from './packed';
import { anyCustomer } from './testing/anyOf';
import { examples } from './testing/exampleCustomers';
import { madeByHand } from './testing/madeByHand';

const RAISE =
  'the traits changed: raise the version in caseCode.ts, then write the new hash and codes here. ' +
  'For a choice at the end of a list with room, only the hash changes.';
const { usual } = examples;
const code = encodeCase(usual);

/** Customers as they are, and customers with far more of everything than a code can hold. */
const customers = fc.oneof(
  { arbitrary: fc.constantFrom(...Object.values(examples)), weight: 1 },
  {
    arbitrary: anyCustomer,
    weight: 2,
  },
);
const shortened = { offers: [], houses: [], plans: [], bills: [], giftCards: [], values: [] };

describe('version C1', () => {
  it('belongs to these traits', () => {
    const described = JSON.stringify(customerTraits.describe(), (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    );
    const hash = createHash('sha256').update(described).digest('hex').slice(0, 16);
    expect([CASE_PREFIX, hash], RAISE).toEqual(['C1', '2ae44385abf3f9a1']);
  });

  it.each<readonly [keyof typeof examples, string]>([
    ['new', 'C10Q2PTZ4XSBHG92ZN48D9B1H02X2MJ'],
    ['usual', 'C1161KAYJ6KVSJPEBKVM7QD35JSXXRY7XQ5HT7SH006CEZ'],
    ['in the app', 'C11DEB4PN1XAVPWSJ18NBFR28FN5BR97H7MH3RMZVE4KRA432R6YE'],
    [
      'a year of bills and a pending change',
      'C12C7N5K1DC3T2FQJD3AEMZR4W1K7XCZT3EJ479Q85SR90BN5S0BVWWMRBB4JPGCXQ4HTH4077PD55J6X0GR',
    ],
    [
      'four houses',
      'C12X7FEYF7CFSGQFKQH2FC66VXVYXY9KKT313Y2A0HPNGC1QB9TERVHNRA7JZV76R6GKA3GGS8VYXK66RPCT12444YTEFKT4M6TQ0',
    ],
  ])('has a known code: %s', (name, known) => {
    expect(encodeCase(examples[name]), RAISE).toBe(known);
    expect(decodeCase(known), RAISE).toEqual(examples[name]);
  });
});

describe('a case code', () => {
  it('has capitals and digits only, at most 160, and decodes to a customer with the same code', () => {
    fc.assert(
      fc.property(customers, (traits) => {
        const text = encodeCase(traits);
        expect(text.slice(CASE_PREFIX.length)).toMatch(/^[0-9A-HJKMNP-TV-Z]{6,158}$/);
        expect(text.startsWith(CASE_PREFIX)).toBe(true);
        const decoded = decodeCase(text);
        expect(decoded && encodeCase(decoded)).toBe(text);
        expect({ ...decoded, ...shortened }).toEqual({ ...traits, ...shortened });
      }),
      { numRuns: 60 },
    );
  });

  it('is made of what the schema forbids, too', () => {
    const manyOffers = Array.from({ length: 99 }, () => usual.offers).flat();
    const plan = { ...usual.plans[0], offer: 98, endsInDays: Infinity, beganDays: NaN };
    const traits = {
      ...usual,
      appVersion: 'beta',
      screen: '/nowhere',
      offers: manyOffers,
      plans: Array.from({ length: 99 }, () => plan),
    } as unknown as CustomerTraits;
    const decoded = decodeCase(encodeCase(traits));
    expect(decoded?.appVersion).toBeNull();
    expect(decoded?.plans[0]).toMatchObject({ offer: 14, endsInDays: 4000, beganDays: 0 });
  });

  it('is read in any case, with O for 0, I and L for 1, spaces, hyphens and marks of a mail', () => {
    for (const text of [
      code.toLowerCase(),
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      ` ${code.replace(/.{5}/g, '$& ')}\n`,
      code.replace(/.{5}/g, '$&-'),
      code.replace(/.{20}/g, '$&\r\n> > '),
      code.replace(/.{3}/g, '$&\u00ad\u200b\u2060\ufeff'),
    ]) {
      expect(decodeCase(text), text).toEqual(usual);
    }
  });

  it('is rejected with one wrong character or two swapped neighbors', () => {
    for (let at = 0; at < code.length; at++) {
      const [own = '', next = ''] = [code.charAt(at), code.charAt(at + 1)];
      const [before, after] = [code.slice(0, at), code.slice(at + 1)];
      for (const digit of CROCKFORD_DIGITS) {
        if (digit !== own) expect(decodeCase(before + digit + after), `${at} ${digit}`).toBeNull();
      }
      if (next !== '' && next !== own)
        expect(decodeCase(before + next + own + after.slice(1)), `${at}`).toBeNull();
    }
  });

  it('is rejected when cut or lengthened', () => {
    for (let at = 0; at < code.length; at++) expect(decodeCase(code.slice(0, at))).toBeNull();
    expect(decodeCase(`${code}0`)).toBeNull();
  });

  it('says how long it is, and has a checksum', () => {
    expect(wholeLength(code)).toBe(code.length);
    expect(wholeLength(code.slice(0, 4))).toBe(code.length);
    for (const none of ['', 'C1', 'C11', 'C1UU']) expect(wholeLength(none), none).toBeNull();
    expect(hasCheck(code)).toBe(true);
    expect(hasCheck(madeByHand(''))).toBe(true);
    for (const none of ['', '0000', code.slice(0, -1), `${code.slice(0, -1)}0`]) {
      expect(hasCheck(none), none).toBe(false);
    }
  });

  it('is rejected when made by hand with a leading zero or for what no customer is', () => {
    const body = code.slice(4, -4);
    expect(madeByHand(body)).toBe(code);
    expect(decodeCase(madeByHand(`0${body}`))).toBeNull();
    expect(decodeCase(madeByHand('Z'.repeat(60)))).toBeNull();
    expect(decodeCase(madeByHand(''))).toBeNull();
    // U is no digit of a code.
    expect(decodeCase(madeByHand(`Z${body}U`))).toBeNull();
  });

  it('is never anything else, and decoding never throws', () => {
    const digits = fc.array(fc.constantFrom(...CROCKFORD_DIGITS), { maxLength: 170 });
    const others = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      digits.map((all) => `${CASE_PREFIX}${all.join('')}`),
      fc.bigInt(0n, 2n ** 300n).map((number) => madeByHand(writeCrockford(number, 0))),
    );
    fc.assert(
      fc.property(others, (text) => {
        const decoded = decodeCase(text);
        if (decoded) expect(encodeCase(decoded)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a customer who doesn’t fit', () => {
  const [plan] = usual.plans;
  const [offer] = usual.offers;
  const [bill] = usual.bills;
  const [home] = usual.houses;
  if (!plan || !offer || !bill || !home) throw new Error('The usual customer has one of each');
  /** Bills that differ in everything, so that only some fit. */
  const bills = Array.from({ length: 100 }, (_, at) => ({
    ...bill,
    state: (['paid', 'refunded'] as const)[at % 2] ?? 'paid',
    inDays: -1900 + 13 * at + 300 * (at % 2),
    refundInDays: at % 2 === 1 ? at : null,
  }));
  it('has no longer code', () => {
    const whole = pack(customerTraits, { ...usual, bills: bills.slice(-MOST.bills) });
    const long = madeByHand(writeCrockford(whole, 0));
    expect(long.length).toBeGreaterThan(CASE_LENGTH);
    expect(decodeCase(long)).toBeNull();
  });

  it('is whole at exactly 160 characters', () => {
    // Each bill that repeats the last one makes it a character longer, or two.
    const own = { ...usual, bills: [...bills.slice(0, 21), ...bills.slice(20, 21)] };
    const whole = madeByHand(writeCrockford(pack(customerTraits, own), 0));
    expect(whole).toHaveLength(CASE_LENGTH);
    expect(encodeCase(own)).toBe(whole);
  });

  const shrunk = (changes: Partial<CustomerTraits>): CustomerTraits => {
    const traits = { ...usual, ...changes };
    const text = encodeCase(traits);
    expect(text.length).toBeGreaterThan(CASE_LENGTH - 20);
    return decodeCase(text) ?? expect.fail('not decoded');
  };

  it('loses the oldest bills first, and nothing else', () => {
    const { bills: kept, ...others } = shrunk({ bills });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept).toEqual(bills.slice(-kept.length));
    expect(others).toEqual({ ...usual, bills: undefined });
  });

  it('loses the oldest of more bills than the schema allows', () => {
    const alike = bills.map(() => bill);
    expect(
      decodeCase(encodeCase({ ...usual, bills: [...alike, { ...bill, inDays: -1 }] }))?.bills,
    ).toEqual([...alike.slice(-MOST.bills + 1), { ...bill, inDays: -1 }]);
  });

  it('keeps the bill that the customer looks at, and its status', () => {
    const at = (name: 'id' | 'status', place: number) => ({ name, of: 'bill', at: place }) as const;
    const { bills: kept, values } = shrunk({ bills, values: [at('id', 1), at('status', 3)] });
    expect(kept).toEqual([bills[1], ...bills.slice(-kept.length + 1)]);
    expect(values).toEqual([at('id', 0), at('status', 3)]);
  });

  it('then loses prices that nothing has, and the place of a price', () => {
    const cycles = ['day', 'month', 'year'] as const;
    const price = { isFree: false, inStore: true };
    const prices = Array.from({ length: 15 }, (_, at) => ({
      ...price,
      cycle: cycles[at % 3] ?? 'day',
      devices: (at * 37) % 60,
    }));
    const traits = shrunk({
      bills: [bill],
      offers: Array.from({ length: 6 }, () => ({ ...offer, prices })),
      plans: [
        { ...plan, offer: 2, price: 14, change: { offer: 3, price: 13, devicesChosen: true } },
      ],
      values: [
        { name: 'goodsId', of: 'price', at: 80 },
        { name: 'packageId', of: 'offer', at: 5 },
      ],
    });
    expect(traits.bills).toEqual([]);
    expect(traits.plans).toHaveLength(1);
    expect(traits.offers[2]?.prices).toEqual(prices);
    expect(traits.offers[3]?.prices).toEqual(prices.slice(0, 14));
    expect(traits.offers[0]?.prices.length).toBeLessThan(14);
    expect(traits.values).toEqual([{ name: 'packageId', of: 'offer', at: 5 }]);
  });

  it('then loses plans, whose devices then have none', () => {
    const plans = Array.from({ length: 31 }, (_, at) => ({
      ...plan,
      beganDays: -1000 + 401 * (at % 3),
      endsInDays: 100 + 777 * (at % 4),
      house: at % 15,
    }));
    const devices = plans.map((_, at) => ({ devices: 1, plan: at, isKept: false }));
    const traits = shrunk({ plans, houses: [{ ...home, devices }] });
    const { length } = traits.plans;
    expect(length).toBeGreaterThan(5);
    expect(traits.plans).toEqual(plans.slice(0, length));
    expect(traits.houses[0]?.devices.map((run) => run.plan)).toEqual(
      devices.map((run) => (run.plan < length ? run.plan : null)),
    );
  });
});
