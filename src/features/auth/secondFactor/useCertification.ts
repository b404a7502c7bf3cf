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
import { showFailure, showSuccess } from '../../../shell/showOutcome';
import { useEnterPortal } from '../signIn/useEnterPortal';

const CODE_ERRORS: Readonly<Record<number, MessageId>> = {
  [ErrorCode.SecondFactorExpired]: 'Verify_Code_CodeError_560118',
  [ErrorCode.SecondFactorIncorrect]: 'Verify_Code_CodeError_560119',
};

/** `Verify_Code_CodeError_{code}`, or `Incorrect_Code` if the code has no message. Spec 8. */
const errorIdOf = (failure: unknown): MessageId => {
  if (!isApiError(failure)) return 'Incorrect_Code';
  if (failure.code === ErrorCode.NoResponse) return 'network_error';
  return CODE_ERRORS[failure.code] ?? 'Incorrect_Code';
};

/** The customer returned to sign-in, so a response that arrives now is ignored. */
const isGivenUp = (): boolean => stored.secondFactorSign.get() === null;

/** The second factor: verifies the code and requests a new one. Spec 4, 8. */
export function useCertification(sign: string, redirectUrl: string | undefined) {
  const [verify, verifying] = useVerifySecondCertificationMutation();
  const [resend, resending] = useResendSecondCertificationMutation();
  const [errorId, setErrorId] = useState<MessageId | null>(null);
  const [codeOver, setCodeOver] = useState(false);
  const enter = useEnterPortal(redirectUrl);
  const text = useText();

  async function submit(code: string): Promise<void> {
    setErrorId(null);
    try {
      const answer = await verify({ code, secondaryCertificationSign: sign }).unwrap();
      if (!isGivenUp()) enter(answer);
    } catch (failure) {
      setErrorId(errorIdOf(failure));
      if (isApiError(failure) && failure.code === ErrorCode.SecondFactorExpired) setCodeOver(true);
    }
  }

  async function sendAgain(): Promise<void> {
    try {
      await resend({ secondaryCertificationSign: sign }).unwrap();
      if (isGivenUp()) return;
      startSecondFactor(sign);
      setErrorId(null);
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
    error: errorId === null ? undefined : text(errorId),
    /** The service reported an expired code: resend is enabled regardless of the countdown. */
    codeOver,
  };
}
