import { useHouses } from '../../api/currentHouse';
import { mayManage } from '../../domain/houses';

/**
 * Whether the customer may manage plans of any house, or of the house `homeId`. `settled` is true
 * once the house list is loaded or failed; without a list the service decides.
 */
export function useOwnership(homeId?: string) {
  const { houses, settled, ask } = useHouses();
  const notOwner = houses !== undefined && !mayManage(houses, homeId);
  return {
    settled,
    notOwner,
    /** The customer owns other houses, but not this one. */
    ofOther: notOwner && mayManage(houses),
    /** Waits for the house list; false if the customer is known not to be an owner. */
    mayAct: async () => {
      const owned = houses ?? (await ask().catch(() => undefined));
      return owned === undefined || mayManage(owned, homeId);
    },
  };
}
