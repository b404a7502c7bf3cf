import type { NewBillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { addStranger } from '../../testing/worldOf';

const mock = serveMock();
const irvine = { county: 'Orange', city: 'Irvine', state: 'CA' };
const inIrvine: NewBillAddress = { countryCode: 'USA', postal: '92614', address: '' };
const inBerlin: NewBillAddress = {
  countryCode: 'DEU',
  postal: '10115',
  address: 'Invalidenstr. 1, Berlin',
};
const nowhere = { county: '', city: '', state: '' };

const held = async (client: Client) => (await client.call('getUserBillInfo', {})).data;

describe('the first billing address', () => {
  it('is null before it is added', async () => {
    const client = await mock.open('demo');
    expect(await client.call('getUserBillInfo', {})).toMatchObject({ code: 200, data: null });
  });

  it('in the US gets its place from the postal code', async () => {
    const client = await mock.open('demo');
    expect((await client.call('addUserBillInfo', inIrvine)).code).toBe(200);
    expect(await held(client)).toEqual({ id: '60001', ...inIrvine, ...irvine });
  });

  it('outside the US keeps its text unchanged and stores no place', async () => {
    const client = await mock.open('demo');
    await client.call('addUserBillInfo', { ...inBerlin, ...irvine, address: '  Am Platz 1 ' });
    expect(await held(client)).toEqual({
      id: '60001',
      ...inBerlin,
      ...nowhere,
      address: '  Am Platz 1 ',
    });
  });

  it('gets an id from the service, even when the request contains one', async () => {
    const client = await mock.open('demo');
    await client.call('addUserBillInfo', { ...inIrvine, id: '77' });
    expect((await held(client))?.id).toBe('60001');
  });

  it('is refused when the account already has one', async () => {
    const client = await mock.open('billing-address');
    const { code, desc } = await client.call('addUserBillInfo', inBerlin);
    expect([code, desc]).toEqual([400, 'You already have a billing address.']);
    expect(await held(client)).toMatchObject(inIrvine);
  });

  it('is visible only to its own account', async () => {
    const client = await mock.open('billing-address');
    await addStranger(client);
    await client.control('PATCH', '/db/billAddresses/60001', { accountId: '1002' });
    expect(await held(client)).toBeNull();
    expect((await client.call('updateUserBillInfo', { ...inBerlin, id: '60001' })).code).toBe(400);
    expect((await client.call('addUserBillInfo', inBerlin)).code).toBe(200);
    expect((await held(client))?.id).toBe('60002');
  });
});

describe('changing the billing address', () => {
  it('replaces the address and keeps its id', async () => {
    const client = await mock.open('billing-address');
    await client.call('updateUserBillInfo', { ...inBerlin, id: '60001' });
    expect(await held(client)).toEqual({ id: '60001', ...inBerlin, ...nowhere });
    await client.call('updateUserBillInfo', { ...inIrvine, id: '60001' });
    expect(await held(client)).toEqual({ id: '60001', ...inIrvine, ...irvine });
  });

  it('requires the id of the account’s own address', async () => {
    const client = await mock.open('billing-address');
    const answer = await client.call('updateUserBillInfo', { ...inBerlin, id: '60002' });
    expect([answer.code, answer.desc]).toEqual([400, 'This billing address does not exist.']);
    const withoutAny = await mock.open('demo');
    const early = await withoutAny.call('updateUserBillInfo', { ...inBerlin, id: '60001' });
    expect(early.code).toBe(400);
  });

  it('changes nothing when it is refused', async () => {
    const client = await mock.open('billing-address');
    await client.call('updateUserBillInfo', { ...inBerlin, id: '60001', address: '' });
    expect(await held(client)).toEqual({ id: '60001', ...inIrvine, ...irvine });
  });
});

describe('the place of a US address', () => {
  const savedWith = async (fields: Partial<NewBillAddress>) => {
    const client = await mock.open('demo');
    const request = { countryCode: 'USA' as const, postal: '60010', address: '', ...fields };
    await client.call('addUserBillInfo', request);
    return (await held(client))?.county;
  };

  it('is the chosen one if it belongs to the postal code', async () => {
    expect(await savedWith({ county: 'Cook', city: 'Barrington', state: 'IL' })).toBe('Cook');
    expect(await savedWith({ county: 'Cook' })).toBe('Cook');
  });

  it('is the main place when none or a wrong one is chosen', async () => {
    expect(await savedWith({})).toBe('Lake');
    expect(await savedWith({ county: '', city: '', state: '' })).toBe('Lake');
    expect(await savedWith({ county: 'Orange', city: 'Irvine', state: 'CA' })).toBe('Lake');
    expect(await savedWith({ county: 'Cook', city: 'Barrington', state: 'CA' })).toBe('Lake');
  });
});

describe('the lookup of a postal code', () => {
  it('returns one place, or all places of the code', async () => {
    const client = await mock.open('demo');
    const placesOf = async (postal: string) =>
      (await client.call('address', { countryCode: 'USA', postal })).data;
    expect(await placesOf('92614')).toEqual([irvine]);
    expect(await placesOf('42223')).toEqual([
      { county: 'Christian', city: 'Fort Campbell', state: 'KY' },
      { county: 'Montgomery', city: 'Fort Campbell', state: 'TN' },
    ]);
  });

  it.each([
    ['an unknown code', 'USA', '00000', /postal code is unknown/],
    ['no code', 'USA', '9261', /exactly 5 digits/],
    ['ZIP+4', 'USA', '92614-1234', /exactly 5 digits/],
    ['a space', 'USA', ' ', /Enter a postal code/],
    ['another country', 'DEU', '10115', /only in the United States/],
    ['an unknown country', 'XXX', '10115', /countryCode/],
    ['alpha-2', 'US', '92614', /countryCode/],
  ])('refuses %s', async (_, country, postal, sentence) => {
    const client = await mock.open('demo');
    const countryCode = country as BillingCountry;
    const { code, desc, data } = await client.call('address', { countryCode, postal });
    expect([code, data, desc]).toEqual([400, null, expect.stringMatching(sentence)]);
  });
});

describe('adding an address', () => {
  const refusalOf = async (fields: Partial<NewBillAddress>) => {
    const client = await mock.open('demo');
    const { code, desc } = await client.call('addUserBillInfo', { ...inBerlin, ...fields });
    if (code !== 200) expect([code, await held(client)]).toEqual([400, null]);
    return code === 200 ? null : desc;
  };

  it('accepts 1 to 200 characters outside the US', async () => {
    expect(await refusalOf({ address: '' })).toBe('Enter an address.');
    expect(await refusalOf({ address: '   ' })).toBe('Enter an address.');
    expect(await refusalOf({ address: 'x'.repeat(200) })).toBeNull();
    expect(await refusalOf({ address: 'x'.repeat(201) })).toMatch(/200 characters or fewer/);
  });

  it('accepts only known postal codes in the US', async () => {
    expect(await refusalOf({ ...inIrvine, postal: '00000' })).toMatch(/postal code is unknown/);
    expect(await refusalOf({ ...inIrvine, postal: '926140' })).toMatch(/exactly 5 digits/);
  });
});

/** Valid and invalid postal codes of each country. */
const POSTAL_CODES: Record<BillingCountry, { good: string[]; bad: string[] }> = {
  USA: { good: ['92614'], bad: ['9261', '926144', '9261a', '92614-1234', ' 92614'] },
  ...allOf(['AUT', 'BEL', 'DNK', 'HUN', 'LUX', 'NLD', 'NZL'], {
    good: ['1', '1234'],
    bad: ['12345', '12 4', '1234 AB', 'L-1111'],
  }),
  ...allOf(['FIN', 'FRA', 'DEU', 'GRC', 'ITA', 'POL', 'ESP', 'ARE'], {
    good: ['1', '12345'],
    bad: ['123456', '00-000', '1234A', '123 4'],
  }),
  ROU: { good: ['1', '123456'], bad: ['1234567', '12 456'] },
  SWE: { good: ['1', '123 45', '123456'], bad: ['1234567', '123 456', '1234A', '123-45'] },
  IRL: { good: ['D', 'A65F4E2'], bad: ['A65 F4E2', 'A65F4E22', 'a65f4e2'] },
  CAN: { good: ['K', 'K1A 0B1'], bad: ['K1A  0B1', 'k1a 0b1', 'K1A-0B1'] },
  GBR: { good: ['M', 'SW1A 1AA'], bad: ['SW1A  1AA', 'sw1a 1aa', 'SW1A-1AA'] },
  OTHER: { good: ['1', 'ABC 123 45'], bad: ['ABC 123 456', 'abc', 'Ä1'] },
};

function allOf<Country extends BillingCountry>(
  countries: readonly Country[],
  codes: { good: string[]; bad: string[] },
) {
  return Object.fromEntries(countries.map((country) => [country, codes])) as Record<
    Country,
    typeof codes
  >;
}

describe('postal codes', () => {
  it.each(BILLING_COUNTRIES)(
    'of %s are validated as the specification says',
    async (countryCode) => {
      const client = await mock.open('billing-address');
      const codeFor = async (postal: string) => {
        const request = { id: '60001', countryCode, postal, address: 'High Street 1' };
        return [postal, (await client.call('updateUserBillInfo', request)).code];
      };
      const { good, bad } = POSTAL_CODES[countryCode];
      for (const postal of good) expect(await codeFor(postal)).toEqual([postal, 200]);
      for (const postal of [...bad, '', '  ']) expect(await codeFor(postal)).toEqual([postal, 400]);
    },
  );
});
