/** The house fields needed to select one. */
interface HouseLike {
  readonly id: string;
  readonly isOwner: boolean;
  readonly isDefault: boolean;
}

/** The houses that the customer owns. */
export const ownedHouses = <H extends HouseLike>(houses: readonly H[]): H[] =>
  houses.filter((house) => house.isOwner);

/** The houses that belong to someone else. */
export const housesOfOthers = <H extends HouseLike>(houses: readonly H[]): H[] =>
  houses.filter((house) => !house.isOwner);

/** Whether the owner of these houses may manage plans, of any house or of one. */
export const mayManage = (owned: readonly Pick<HouseLike, 'id'>[], homeId?: string): boolean =>
  homeId === undefined ? owned.length > 0 : owned.some(({ id }) => id === homeId);

/** The requested house if it is listed, else the default one, else the first. */
export const chooseHouse = <H extends HouseLike>(
  houses: readonly H[],
  wantedId: string | null,
): H | undefined =>
  houses.find((house) => house.id === wantedId) ??
  houses.find((house) => house.isDefault) ??
  houses[0];
