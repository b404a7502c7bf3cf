import { useState } from 'react';
import { ErrorCode } from '@homeview/contracts/errors';
import { isApiError } from '../../../api/request/apiError';
import {
  useResendSecondCertificationMutation,
  useVerifySecondCertificationMutation,
} from '../../../api/endpoints/auth.api';
import type { MessageId } from '../../../i18n/messages';
import { useText } from '../../../i18n/useText';
import { startSecondFactor } from '../../../platform/session/session';
import { stored } from '../../../platform/storage/storedItems';
import { failureText } from '../../../shell/failureText';
import { showFailure, showSuccess } from '../../../shell/showOutcome';
import { useEnterPortal } from '../signIn/useEnterPortal';

const CODE_ERRORS: Readonly<Record<number, MessageId>> = {
  [ErrorCode.SecondFactorExpired]: 'Verify_Code_CodeError_560118',
  [ErrorCode.SecondFactorIncorrect]: 'Verify_Code_CodeError_560119',
};

/** `Verify_Code_CodeError_{code}`, or `Incorrect_Code` if the code has no message. */
const errorIdOf = (failure: unknown): MessageId =>
  (isApiError(failure) ? CODE_ERRORS[failure.code] : undefined) ?? 'Incorrect_Code';

/** The customer returned to sign-in, so a response that arrives now is ignored. */
const isGivenUp = (): boolean => stored.secondFactorSign.get() === null;

/** The second factor: verifies the code and requests a new one. */
export function useCertification(sign: string, redirectUrl: string | undefined) {
  const [verify, verifying] = useVerifySecondCertificationMutation();
  const [resend, resending] = useResendSecondCertificationMutation();
  const [failed, setFailed] = useState<unknown>(null);
  const [codeOver, setCodeOver] = useState(false);
  const enter = useEnterPortal(redirectUrl);
  const text = useText();

  async function submit(code: string): Promise<void> {
    setFailed(null);
    try {
      const answer = await verify({ code, secondaryCertificationSign: sign }).unwrap();
      if (!isGivenUp()) enter(answer);
    } catch (failure) {
      setFailed(failure);
      if (isApiError(failure) && failure.code === ErrorCode.SecondFactorExpired) setCodeOver(true);
    }
  }

  async function sendAgain(): Promise<void> {
    try {
      await resend({ secondaryCertificationSign: sign }).unwrap();
      if (isGivenUp()) return;
      startSecondFactor(sign);
      setFailed(null);
      setCodeOver(false);
      showSuccess(text('Verify_Code_ResendTip'));
    } catch (failure) {
      if (!isGivenUp()) showFailure(text('Verify_Code_ResendFail'), failure, text);
    }
  }

  return {
    submit,
    sendAgain,
    verifying: verifying.isLoading,
    resending: resending.isLoading,
    error: failed === null ? undefined : failureText(failed, text, text(errorIdOf(failed))),
    /** The service reported an expired code: resend is enabled regardless of the countdown. */
    codeOver,
  };
}
