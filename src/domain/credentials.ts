/** What sign-in asks for, as typed. */
export interface SignInFields {
  readonly country: string;
  readonly email: string;
  readonly password: string;
}

/** True when nothing is empty: only then can Sign in be pressed. Spec 5. */
export const isFilledIn = ({ country, email, password }: SignInFields): boolean =>
  country !== '' && email.trim() !== '' && password !== '';
