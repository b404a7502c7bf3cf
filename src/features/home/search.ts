/** Query parameters of home. */
export interface HomeSearch {
  /** Shows all houses on a phone; desktops always do. */
  readonly houses?: 'all' | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const homeSearch = ({ houses }: Record<string, unknown>): HomeSearch => ({
  houses: houses === 'all' ? houses : undefined,
});
