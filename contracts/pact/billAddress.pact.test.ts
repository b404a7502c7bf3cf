import { afterAll, it } from 'vitest';
import * as billing from '../domains/billing/billing.endpoints';
import { billAddressExample, placeExample } from '../domains/billing/billing.examples';
import { BILLING_COUNTRIES } from '../vocabulary/billingCountry';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { billingApi } from '../../src/api/endpoints/billing.api';

afterAll(expectAllWritten);

const { getUserBillInfo, addUserBillInfo, updateUserBillInfo, address } = billingApi.endpoints;

/** Any text except the empty one. */
const FILLED = /^.+$/;

/** Any billing country except the United States, where an address is a free text. */
const ABROAD_ONLY = new RegExp(
  `^(${BILLING_COUNTRIES.filter((country) => country !== 'USA').join('|')})$`,
);

const ABROAD = { countryCode: 'DEU', postal: '10115', address: 'Invalidenstr. 1, Berlin' } as const;
/** Only the documented fields: the portal also sends county, city and state, which providers may ignore. */
const IN_THE_US = { countryCode: 'USA', postal: '92614', address: '' } as const;

const asking = {
  endpoint: billing.getUserBillInfo,
  payload: {},
  send: (dispatch: Dispatch) => dispatch(getUserBillInfo.initiate({}, once)).unwrap(),
};

it(
  'getUserBillInfo sends nothing and reads the billing address',
  { tags: ['3.entity.22'] },
  async () => {
    await expectSuccess(
      {
        ...asking,
        description: 'a billing address in the United States',
        state: 'billing-address',
      },
      billAddressExample(),
      { countryCode: 'exact', county: FILLED, city: FILLED, state: FILLED },
    );
  },
);

it('getUserBillInfo reads a free text address outside of the United States', async () => {
  await expectSuccess(
    { ...asking, description: 'a billing address abroad', state: 'billing-address-abroad' },
    billAddressExample({ ...ABROAD, county: '', city: '', state: '' }),
    { countryCode: ABROAD_ONLY, address: FILLED },
  );
});

it('getUserBillInfo returns null if there is no billing address', async () => {
  await expectSuccess(
    { ...asking, description: 'the billing address of a customer without one', state: 'demo' },
    null,
  );
});

it('getUserBillInfo rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...asking,
      description: 'the billing address, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

type First = typeof IN_THE_US | typeof ABROAD | { countryCode: 'USA'; postal: string; address: '' };

const adding = (payload: First = IN_THE_US) => ({
  endpoint: billing.addUserBillInfo,
  payload,
  send: (dispatch: Dispatch) => dispatch(addUserBillInfo.initiate(payload)).unwrap(),
});

it('addUserBillInfo sends the documented fields, without an id for the first address', async () => {
  await expectSuccess(
    {
      ...adding(),
      description: 'a first billing address in the United States',
      state: 'demo',
    },
    undefined,
  );
});

it('addUserBillInfo sends an address abroad', async () => {
  await expectSuccess(
    { ...adding(ABROAD), description: 'a first billing address abroad', state: 'demo' },
    undefined,
  );
});

it('addUserBillInfo rejects a wrong postal code with 400', async () => {
  await expectRefused(
    {
      ...adding({ ...IN_THE_US, postal: '00000' }),
      description: 'a first billing address with a postal code that does not exist',
      state: 'demo',
    },
    400,
  );
});

it('addUserBillInfo rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...adding(),
      description: 'a first billing address, sent with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const updating = (fields: typeof IN_THE_US | typeof ABROAD = ABROAD, id = '60001') => {
  const payload = { id, ...fields };
  return {
    endpoint: billing.updateUserBillInfo,
    payload,
    send: (dispatch: Dispatch) => dispatch(updateUserBillInfo.initiate(payload)).unwrap(),
  };
};

it('updateUserBillInfo sends the four documented fields', async () => {
  await expectSuccess(
    {
      ...updating(),
      description: 'a billing address that moves abroad',
      state: 'billing-address',
    },
    undefined,
  );
});

it('updateUserBillInfo sends an address in the United States', async () => {
  await expectSuccess(
    {
      ...updating(IN_THE_US),
      description: 'a billing address that moves to the United States',
      state: 'billing-address-abroad',
    },
    undefined,
  );
});

it('updateUserBillInfo rejects an unknown address with 400', async () => {
  await expectRefused(
    {
      ...updating(ABROAD, '69999'),
      description: 'a change of a billing address that is not there',
      state: 'demo',
    },
    400,
  );
});

it('updateUserBillInfo rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...updating(),
      description: 'a change of a billing address, sent with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const lookingUp = (postal = '92614') => {
  const payload = { countryCode: 'USA', postal } as const;
  return {
    endpoint: billing.address,
    payload,
    send: (dispatch: Dispatch) => dispatch(address.initiate(payload, once)).unwrap(),
  };
};

it('address sends country and postal code and reads places', async () => {
  await expectSuccess(
    { ...lookingUp(), description: 'the places of a postal code', state: 'demo' },
    [placeExample()],
    { '0.county': FILLED, '0.city': FILLED, '0.state': FILLED },
  );
});

it('address rejects an unknown postal code with 400 and a reason', async () => {
  await expectRefused(
    {
      ...lookingUp('00000'),
      description: 'the places of a postal code that does not exist',
      state: 'demo',
    },
    400,
    'This postal code is unknown.',
  );
});

it('address rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...lookingUp(),
      description: 'the places of a postal code, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});
