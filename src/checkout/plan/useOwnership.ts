import { useHouses } from '../../api/currentHouse';
import { mayManage } from '../../domain/houses';

/**
 * Whether the customer may act on plans: of any house, or of the house `homeId` of a plan. `settled`
 * once the house list is there or has failed; without a list the service decides. Ruling 48.
 */
export function useOwnership(homeId?: string) {
  const { houses, settled, ask } = useHouses();
  const notOwner = houses !== undefined && !mayManage(houses, homeId);
  return {
    settled,
    notOwner,
    /** Not an owner of this house, but of others. */
    ofOther: notOwner && mayManage(houses),
    /** Waits for the house list; false where it is known that the customer may not act. */
    mayAct: async () => {
      const owned = houses ?? (await ask().catch(() => undefined));
      return owned === undefined || mayManage(owned, homeId);
    },
  };
}
