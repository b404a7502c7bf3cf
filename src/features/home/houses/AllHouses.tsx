import { usePlansOfHouses } from '../../../api/endpoints/subscription.api';
import { HousesView } from './HousesView';
import type { HousesViewProps } from './HousesViewProps';
import type { House } from '@homeview/contracts/domains/house/house.schemas';

export interface AllHousesProps extends Pick<HousesViewProps, 'others' | 'aboveId' | 'turnOn'> {
  readonly houses: readonly House[];
}

/** All houses of the customer, with their plans. A separate chunk: most customers have one house. */
export default function AllHouses({ houses, ...view }: AllHousesProps) {
  const found = usePlansOfHouses(houses.map(({ id }) => id));
  return (
    <HousesView
      {...view}
      houses={houses.flatMap((house, at) => {
        const plans = found[at];
        return plans ? [{ ...plans, house }] : [];
      })}
    />
  );
}
