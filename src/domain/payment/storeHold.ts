import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { infosFrom } from '../plan/subscribedInfo';

/** The subscribed info of a house for one plan unit, reduced to the fields for store purchases. */
export interface HouseHold {
  readonly planUnit: string;
  readonly isApplePayUnlimited: boolean;
  readonly unlimitPackageId: string;
  readonly applepayHouseId: string;
}

/** An existing subscription that conflicts with a store purchase. */
export type StoreHold =
  | { readonly kind: 'otherHouse'; readonly houseId: string }
  | { readonly kind: 'here' }
  | { readonly kind: 'unlimited'; readonly packageId: string };

/**
 * Why a house should not get a store subscription, or null. The store sells only one; with an
 * unlimited plan paid in another way, the customer may continue. Prefers the unlimited plan of
 * `unit`.
 */
export function storeHold(
  entries: readonly HouseHold[],
  houseId: string,
  unit: PlanUnit,
): StoreHold | null {
  const infos = infosFrom(entries, unit);
  const holder = infos.map(({ applepayHouseId }) => applepayHouseId).find((id) => id !== '');
  if (holder !== undefined && holder !== houseId) return { kind: 'otherHouse', houseId: holder };
  if (holder !== undefined || infos.some(({ isApplePayUnlimited }) => isApplePayUnlimited)) {
    return { kind: 'here' };
  }
  const packageId = infos.map(({ unlimitPackageId }) => unlimitPackageId).find((id) => id !== '');
  return packageId === undefined ? null : { kind: 'unlimited', packageId };
}
