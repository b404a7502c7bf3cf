/** The fields of a house that choosing one needs. */
interface HouseLike {
  readonly id: string;
  readonly isOwner: boolean;
  readonly isDefault: boolean;
}

/** Only houses the customer owns are listed. Spec 3, 6. */
export const ownedHouses = <H extends HouseLike>(houses: readonly H[]): H[] =>
  houses.filter((house) => house.isOwner);

/** Whether a customer with these houses may act on plans: any, or those of one house. Ruling 48. */
export const mayManage = (owned: readonly Pick<HouseLike, 'id'>[], homeId?: string): boolean =>
  homeId === undefined ? owned.length > 0 : owned.some(({ id }) => id === homeId);

/** The wanted house if it is listed, else the default one, else the first (ruling 43). */
export const chooseHouse = <H extends HouseLike>(
  houses: readonly H[],
  wantedId: string | null,
): H | undefined =>
  houses.find((house) => house.id === wantedId) ??
  houses.find((house) => house.isDefault) ??
  houses[0];
