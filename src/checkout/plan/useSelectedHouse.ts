import { useMemo, useState } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PageHouse } from '../../shell/house/pageHouse';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { selectHouse } from '../../api/currentHouse';
import { mayManage } from '../../domain/houses';

/**
 * The house of this page, unaffected by a selection in another tab; with `homeId`, the house of a
 * plan (null while unknown). `error` is set only without a cached house list. `whenKnown` waits for
 * the list and rejects if it fails.
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
  const page = useMemo((): PageHouse => {
    const onHouse = (id: string) => {
      setVisitedId(id);
      selectHouse(id);
    };
    return { house, choice: houses && !ofPlan ? { houses, onHouse } : undefined };
  }, [house, houses, ofPlan]);
  return {
    house,
    /** For `PageHouseContext`. Choosing a house changes this page and the next ones. */
    page,
    noHouse: houses !== undefined && house === undefined && (homeId !== null || !mayManage(houses)),
    whenKnown: async () => house ?? houseIn(await ask()),
    error: houses ? undefined : error,
    refetch,
  };
}
