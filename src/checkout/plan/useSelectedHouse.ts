import { useState } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { mayManage } from '../../domain/houses';

/**
 * The house of this visit: another tab that looks at another one must not change what is bought. With
 * `homeId` the house of a plan instead, null while that is not known. `error` is set only while no
 * house list is held. `whenKnown` waits for the list, and fails where that does not come.
 */
export function useSelectedHouse(homeId?: string | null) {
  const { houses, choose, ask, error, refetch } = useNamedHouses();
  const [visitedId, setVisitedId] = useState<string>();
  const ofPlan = homeId !== undefined;
  const wantedId = ofPlan ? homeId : visitedId;
  const houseIn = (list: readonly House[]): House | undefined =>
    list.find(({ id }) => id === wantedId) ?? (ofPlan ? undefined : choose(list));
  const house = houses && houseIn(houses);
  if (house && house.id !== visitedId) setVisitedId(house.id);
  return {
    house,
    noHouse: houses !== undefined && house === undefined && (homeId !== null || !mayManage(houses)),
    whenKnown: async () => house ?? houseIn(await ask()),
    error: houses ? undefined : error,
    refetch,
  };
}
