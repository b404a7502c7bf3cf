import type { Handlers } from '../../calls/handler';
import { addAddress, addressOf, changeAddress, lookUp } from '../../world/accounts/addresses';

type Calls = 'getUserBillInfo' | 'addUserBillInfo' | 'updateUserBillInfo' | 'address';

/** The billing address. */
export const billingHandlers: Handlers<Calls> = {
  getUserBillInfo: (_, { world, account }) => {
    const known = addressOf(world, account());
    if (!known) return null;
    const { id, countryCode, postal, county, city, state, address } = known;
    return { id, countryCode, postal, county, city, state, address };
  },

  addUserBillInfo: (request, { world, account }) => {
    addAddress(world, account(), request);
    return null;
  },

  updateUserBillInfo: (request, { world, account }) => {
    changeAddress(world, account(), request);
    return null;
  },

  address: ({ countryCode, postal }) => lookUp(countryCode, postal),
};
