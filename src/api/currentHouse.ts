import { useMemo } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { chooseHouse, housesOfOthers, ownedHouses } from '../domain/houses';
import { stored } from '../platform/storage/storedItems';
import { useStored } from '../platform/storage/storage';
import { useAppDispatch } from './dispatch';
import { fetchHouseList, useHouseList } from './endpoints/house.api';
import { prefetch } from './prefetch';
import type { Call } from './prefetch';
import type { Store } from './store';

/**
 * The customer's houses and the selected one. `settled` is true once the list is loaded or has
 * failed; pages that show a house name wait for it, to avoid a layout shift.
 */
export function useHouses() {
  const { data, error, refetch } = useHouseList();
  const dispatch = useAppDispatch();
  const wanted = useStored(stored.houseId);
  const houses = useMemo(() => data && ownedHouses(data), [data]);
  const others = useMemo(() => data && housesOfOthers(data), [data]);
  /** The selected house in a list. */
  const choose = (list: readonly House[]): House | undefined => chooseHouse(list, wanted);
  const current = houses && choose(houses);
  /** The house list, once it is loaded. */
  const ask = async () => ownedHouses(await dispatch(fetchHouseList()).unwrap());
  const settled = houses !== undefined || error !== undefined;
  return { houses, others, current, choose, ask, settled, error, refetch };
}

/**
 * For route loaders: fetches the house list, then calls an endpoint for the selected house. Does
 * not block the navigation.
 */
export function prefetchOfHouse(store: Store, call: (houseId: string) => Call): void {
  void store.dispatch(fetchHouseList()).then(({ data }) => {
    const house = data && chooseHouse(ownedHouses(data), stored.houseId.get());
    if (house) prefetch(store, call(house.id));
  });
}

/** Selects a house. */
export const selectHouse = (id: string): void => stored.houseId.set(id);
