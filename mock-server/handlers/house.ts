import type { Handlers } from '../calls/handler';

/** All houses of the account, including those it does not own: the client filters them. */
export const houseHandlers: Handlers<'houseList'> = {
  houseList: (_, { world, account }) => {
    const accountId = account().id;
    return world.houses
      .filter((house) => house.accountId === accountId)
      .map(({ id, name, isOwner, isDefault }) => ({ id, name, isOwner, isDefault }));
  },
};
