/** What the pages of the promotion read of the address. Spec 2. */
export interface PromotionSearch {
  readonly activityId?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const promotionSearch = ({ activityId }: Record<string, unknown>): PromotionSearch => ({
  activityId: typeof activityId === 'string' && activityId !== '' ? activityId : undefined,
});

const query = (activityId: string): string => new URLSearchParams({ activityId }).toString();

/** The sale page of a promotion. */
export const promotionPath = (activityId: string): string => `/promotions?${query(activityId)}`;

/** Its device selection: the one page of it that sign-in leads back to (ruling 21). */
export const promotionDevicesPath = (activityId: string): string =>
  `/promotions/selectDevice?${query(activityId)}`;
