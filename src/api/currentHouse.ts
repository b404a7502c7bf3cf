import { useMemo } from 'react';
import type { House } from '@homeview/contracts/house/house.schemas';
import { chooseHouse, ownedHouses } from '../domain/houses';
import { stored } from '../platform/storedItems';
import { useStored } from '../platform/storage';
import { useHouseList } from './house.api';

/** The customer's houses and the one being looked at. Spec 2, ruling 43. */
export function useHouses() {
  const { data, error, refetch } = useHouseList();
  const wanted = useStored(stored.houseId);
  const houses = useMemo(() => data && ownedHouses(data), [data]);
  const current: House | undefined = houses && chooseHouse(houses, wanted);
  return { houses, current, error, refetch };
}

/** Looks at another house from now on. */
export const selectHouse = (id: string): void => stored.houseId.set(id);
