/** Query parameters of the sign-in pages. */
export interface LoginSearch {
  readonly redirectUrl?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const loginSearch = ({ redirectUrl }: Record<string, unknown>): LoginSearch => ({
  redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
});

/** URL of the sign-in page with its `redirectUrl`. */
export const signInAddress = (redirectUrl: string | undefined): string =>
  redirectUrl === undefined
    ? '/login'
    : `/login?${new URLSearchParams({ redirectUrl }).toString()}`;
