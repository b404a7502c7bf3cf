import { useEffect, useState } from 'react';
import { onIdle } from '@homeview/ui/WhenIdle';
import { sessionEnded } from '../../../platform/session/session';
import { LoginView } from './LoginView';
import { emailDraft } from './emailDraft';
import { useCountry } from '../country/useCountry';
import { prepareSignIn, useSignIn } from './useSignIn';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** Signing in, and what is known of the customer before. */
export function LoginScreen({ redirectUrl }: Props) {
  const { country, name } = useCountry(redirectUrl);
  // Read once: it is forgotten with success, while this page is still shown.
  const [ended] = useState(() => sessionEnded.get() !== null);
  const { signIn, signingIn, failed } = useSignIn(redirectUrl);
  useEffect(() => onIdle(prepareSignIn), []);
  return (
    <LoginView
      {...{ redirectUrl, country, ended, signingIn, failed }}
      countryName={name}
      email={emailDraft.get()}
      onSubmit={signIn}
      onToCountries={emailDraft.keep}
    />
  );
}
