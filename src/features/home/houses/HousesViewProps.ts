import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { HousePlans } from '../../../api/endpoints/subscription.api';
import type { TurnOn } from '../PlanTiles';

/** A house with its plans. */
export interface HouseWithPlans extends HousePlans {
  readonly house: House;
}

export interface HousesViewProps {
  readonly houses: readonly HouseWithPlans[];
  /** Houses of other owners. */
  readonly others: readonly House[];
  /** The house that a desktop shows above; a phone shows all houses here. */
  readonly aboveId?: string | undefined;
  readonly turnOn?: TurnOn | undefined;
}
