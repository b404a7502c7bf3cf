import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError, refusalText } from '../../api/apiError';
import { api } from '../../api/api';
import { useLoginMutation } from '../../api/auth.api';
import { useAppDispatch } from '../../api/dispatch';
import { ErrorCode } from '@homeview/contracts/errors';
import { redirectTarget } from '../../domain/redirectUrl';
import { useText } from '../../i18n/useText';
import { encryptPassword } from '../../platform/encryptPassword';
import { saveSession } from '../../platform/session';
import { stored } from '../../platform/storedItems';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signing in: encrypts the password, keeps tokens and user, and goes where the redirectUrl allows; or
 * keeps the sign and goes to the second factor; or says why it failed. Spec 4.
 */
export function useSignIn(redirectUrl: string | undefined) {
  const [login] = useLoginMutation();
  const [signingIn, setSigningIn] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const router = useRouter();
  const text = useText();

  const failureText = (failure: unknown): string => {
    if (isApiError(failure) && failure.code === ErrorCode.NoResponse) return text('network_error');
    return refusalText(failure) ?? text('login_failed_try_again');
  };

  async function signIn({ email, password }: Credentials): Promise<void> {
    setError(null);
    setSigningIn(true);
    try {
      const answer = await login({
        username: email,
        password: await encryptPassword(password),
      }).unwrap();
      const { accessToken, refreshToken, id, username, secondaryCertificationSign } = answer;
      if (secondaryCertificationSign) {
        stored.secondFactorSign.set(secondaryCertificationSign);
        const query = redirectUrl ? `?${new URLSearchParams({ redirectUrl })}` : '';
        router.history.push(`/login/certification${query}`);
        return;
      }
      if (!accessToken || !refreshToken || !id || !username) throw new Error('No session came');
      dispatch(api.util.resetApiState());
      saveSession({ accessToken, refreshToken, user: { id, username } });
      router.history.replace(redirectTarget(redirectUrl, window.location.origin));
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setSigningIn(false);
    }
  }

  return { signIn, signingIn, error };
}
