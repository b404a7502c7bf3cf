/** Query parameters of the promotion pages. */
export interface PromotionSearch {
  readonly activityId?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const promotionSearch = ({ activityId }: Record<string, unknown>): PromotionSearch => ({
  activityId: typeof activityId === 'string' && activityId !== '' ? activityId : undefined,
});

const query = (activityId: string): string => new URLSearchParams({ activityId }).toString();

/** Path and query of a promotion page. */
export const promotionPath = (activityId: string): string => `/promotions?${query(activityId)}`;

/** Path and query of its device selection, the only promotion page that sign-in returns to. */
export const promotionDevicesPath = (activityId: string): string =>
  `/promotions/selectDevice?${query(activityId)}`;
