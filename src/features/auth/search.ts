/** What the sign-in pages read of the address. Spec 2. */
export interface LoginSearch {
  readonly redirectUrl?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const loginSearch = ({ redirectUrl }: Record<string, unknown>): LoginSearch => ({
  redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
});

/** Sign-in, with where the customer wanted to go. */
export const signInAddress = (redirectUrl: string | undefined): string =>
  redirectUrl === undefined
    ? '/login'
    : `/login?${new URLSearchParams({ redirectUrl }).toString()}`;
