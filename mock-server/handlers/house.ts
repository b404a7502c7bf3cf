import type { Handlers } from '../calls/handler';

/** Houses: all of the account; dropping those it does not own is the client's part. Spec 3. */
export const houseHandlers: Handlers<'houseList'> = {
  houseList: (_, { world, account }) => {
    const accountId = account().id;
    return world.houses
      .filter((house) => house.accountId === accountId)
      .map(({ id, name, isOwner, isDefault }) => ({ id, name, isOwner, isDefault }));
  },
};
