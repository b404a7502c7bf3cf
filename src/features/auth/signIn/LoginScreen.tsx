import { useEffect, useState } from 'react';
import { onIdle } from '@homeview/ui/WhenIdle';
import { sessionEnded } from '../../../platform/session/session';
import { LoginNotices } from './LoginNotices';
import { LoginView } from './LoginView';
import { emailDraft } from './emailDraft';
import { isStorageRefused } from '../../../platform/storage/storage';
import { useCountry } from '../country/useCountry';
import { prepareSignIn, useSignIn } from './useSignIn';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** The result pages, to which a payment provider returns. */
const RESULT_PAGE = /^\/pay(Success|Failed)(?![^/?#])/;

/** Signs a customer in, with the country and e-mail known so far. */
export function LoginScreen({ redirectUrl }: Props) {
  const { country, name } = useCountry(redirectUrl);
  // Read once: a successful sign-in clears it while this page is still mounted.
  const [ended] = useState(() => sessionEnded.get() !== null);
  const [storageRefused] = useState(isStorageRefused);
  const { signIn, signingIn, failed } = useSignIn(redirectUrl);
  useEffect(() => onIdle(prepareSignIn), []);
  return (
    <LoginView
      {...{ redirectUrl, country, signingIn, failed }}
      notices={
        <LoginNotices
          {...{ ended, storageRefused }}
          afterPayment={RESULT_PAGE.test(redirectUrl ?? '')}
        />
      }
      countryName={name}
      email={emailDraft.get()}
      onSubmit={signIn}
      onToCountries={emailDraft.keep}
    />
  );
}
