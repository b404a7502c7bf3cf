import { useState } from 'react';
import { useHouses } from '../api/currentHouse';

/**
 * The house of this visit: another tab that looks at another one must not change what is bought. With
 * `homeId` the house of a plan instead, null while that is not known. `error` is set only while no
 * house list is held.
 */
export function useVisitedHouse(homeId?: string | null) {
  const { houses, current, error, refetch } = useHouses();
  const [visitedId, setVisitedId] = useState<string>();
  const ofPlan = homeId !== undefined;
  const wantedId = ofPlan ? homeId : visitedId;
  const house = houses?.find(({ id }) => id === wantedId) ?? (ofPlan ? undefined : current);
  if (house && house.id !== visitedId) setVisitedId(house.id);
  return {
    house,
    noHouse: houses !== undefined && house === undefined && homeId !== null,
    error: houses ? undefined : error,
    refetch,
  };
}
