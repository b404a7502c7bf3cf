/** Query parameters of the page that changes the devices of a plan. */
export interface AdjustSearch {
  /** Replaces a device: its id, or empty to choose it on the page. */
  readonly replace?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const adjustSearch = ({ replace }: Record<string, unknown>): AdjustSearch => ({
  replace: typeof replace === 'string' ? replace : undefined,
});
