/** What the sign-in pages read of the address. Spec 2. */
export interface LoginSearch {
  readonly redirectUrl?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const loginSearch = ({ redirectUrl }: Record<string, unknown>): LoginSearch => ({
  redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
});

const addressOf = (path: string, redirectUrl: string | undefined): string =>
  redirectUrl === undefined ? path : `${path}?${new URLSearchParams({ redirectUrl }).toString()}`;

/** Sign-in, with where the customer wanted to go. */
export const signInAddress = (redirectUrl: string | undefined): string =>
  addressOf('/login', redirectUrl);

/** The choice of a country, with where the customer wanted to go. */
export const countryAddress = (redirectUrl: string | undefined): string =>
  addressOf('/selectCountry', redirectUrl);
