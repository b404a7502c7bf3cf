import { useMemo } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { chooseHouse, ownedHouses } from '../domain/houses';
import { stored } from '../platform/storage/storedItems';
import { useStored } from '../platform/storage/storage';
import { useAppDispatch } from './dispatch';
import { fetchHouseList, useHouseList } from './endpoints/house.api';
import { prefetch } from './prefetch';
import type { Call } from './prefetch';
import type { Store } from './store';

/**
 * The customer's houses and the one being looked at. `settled` once the list is there or has failed: a
 * page that shows the name of a house waits for it, or what stands below it would move. Spec 2, ruling 43.
 */
export function useHouses() {
  const { data, error, refetch } = useHouseList();
  const dispatch = useAppDispatch();
  const wanted = useStored(stored.houseId);
  const houses = useMemo(() => data && ownedHouses(data), [data]);
  /** The one of a list that is looked at. */
  const choose = (list: readonly House[]): House | undefined => chooseHouse(list, wanted);
  const current = houses && choose(houses);
  /** The list as soon as it is there. */
  const ask = async () => ownedHouses(await dispatch(fetchHouseList()).unwrap());
  const settled = houses !== undefined || error !== undefined;
  return { houses, current, choose, ask, settled, error, refetch };
}

/**
 * For a route's loader: sends the house list, and a call about the house that is looked at as soon as
 * that is known. Nothing waits for them.
 */
export function prefetchOfHouse(store: Store, call: (houseId: string) => Call): void {
  void store.dispatch(fetchHouseList()).then(({ data }) => {
    const house = data && chooseHouse(ownedHouses(data), stored.houseId.get());
    if (house) prefetch(store, call(house.id));
  });
}

/** Looks at another house from now on. */
export const selectHouse = (id: string): void => stored.houseId.set(id);
