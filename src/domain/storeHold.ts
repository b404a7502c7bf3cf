/** What the service tells of a house, as far as a subscription of the store is concerned. Spec 3. */
export interface HouseHold {
  readonly isApplePayUnlimited: boolean;
  readonly unlimitPackageId: string;
  readonly applepayHouseId: string;
}

/** What a customer has already that a subscription of the store would be a second one of. */
export type StoreHold =
  | { readonly kind: 'otherHouse'; readonly houseId: string }
  | { readonly kind: 'here' }
  | { readonly kind: 'unlimited'; readonly packageId: string };

/**
 * Why a house should not get a subscription of the store, or null. The store sells one; where an
 * unlimited plan is paid in another way, the customer may go on all the same. Spec 4, 8.
 */
export function storeHold(told: readonly HouseHold[], houseId: string): StoreHold | null {
  const holder = told.map(({ applepayHouseId }) => applepayHouseId).find((id) => id !== '');
  if (holder !== undefined && holder !== houseId) return { kind: 'otherHouse', houseId: holder };
  if (holder !== undefined || told.some(({ isApplePayUnlimited }) => isApplePayUnlimited)) {
    return { kind: 'here' };
  }
  const packageId = told.map(({ unlimitPackageId }) => unlimitPackageId).find((id) => id !== '');
  return packageId === undefined ? null : { kind: 'unlimited', packageId };
}
