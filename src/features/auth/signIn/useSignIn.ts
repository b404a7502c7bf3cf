import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { login } from '@homeview/contracts/domains/auth/auth.endpoints';
import { refusalText } from '../../../api/request/apiError';
import { useLoginMutation } from '../../../api/endpoints/auth.api';
import { useText } from '../../../i18n/useText';
import { encryptPassword, loadEncryption } from '../../../platform/session/encryptPassword';
import { startSecondFactor } from '../../../platform/session/session';
import { failureText } from '../../../shell/failureText';
import { useAction } from '../../../shell/useAction';
import { useEnterPortal } from './useEnterPortal';

/**
 * Prefetches the sign-in schemas and encryption while the customer types. Errors surface on submit.
 */
export function prepareSignIn(): void {
  void Promise.allSettled([login.schemas(), loadEncryption()]);
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with an encrypted password, then enters the portal, or continues to the second factor,
 * or reports the error.
 */
export function useSignIn(redirectUrl: string | undefined) {
  const [failure, setFailure] = useState<unknown>(null);
  const navigate = useNavigate();
  const [callLogin] = useLoginMutation();
  const enter = useEnterPortal(redirectUrl);
  const text = useText();

  const { run: signIn, busy: signingIn } = useAction(async (_, typed: Credentials) => {
    setFailure(null);
    try {
      const answer = await callLogin({
        username: typed.email.trim(),
        password: await encryptPassword(typed.password),
      }).unwrap();
      if (answer.secondaryCertificationSign) {
        startSecondFactor(answer.secondaryCertificationSign);
        await navigate({ to: '/login/certification', search: { redirectUrl } });
      } else {
        enter(answer);
      }
    } catch (error) {
      setFailure(error);
    }
  });

  return {
    signIn,
    signingIn,
    /** Why sign-in failed; null if it did not. */
    failed:
      failure === null
        ? null
        : {
            words: failureText(
              failure,
              text,
              refusalText(failure) ?? text('login_failed_try_again'),
            ),
            refused: refusalText(failure) !== null,
            error: failure,
          },
  };
}
