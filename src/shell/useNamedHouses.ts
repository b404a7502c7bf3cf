import { useCallback, useMemo } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { useHouses } from '../api/currentHouse';
import { useNames } from './useNames';

/** The customer's houses, each with a visible name. */
export function useNamedHouses() {
  const found = useHouses();
  const names = useNames();
  const named = useCallback(
    (list: readonly House[]) => list.map((house) => ({ ...house, name: names.house(house.name) })),
    [names],
  );
  const houses = useMemo(() => found.houses && named(found.houses), [found.houses, named]);
  const others = useMemo(() => found.others && named(found.others), [found.others, named]);
  return {
    ...found,
    houses,
    /** Houses of other owners. */
    others,
    current: houses && found.choose(houses),
    ask: async () => named(await found.ask()),
  };
}
