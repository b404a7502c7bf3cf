import { useState } from 'react';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { stored } from '../../../platform/storage/storedItems';
import { CertificationForm } from './CertificationForm';
import { CertificationView } from './CertificationView';
import { useCertification } from './useCertification';
import { useCodeCountdown } from './useCodeCountdown';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** Confirms a sign-in by a second factor. */
export function CertificationScreen({ redirectUrl }: Props) {
  // Read once: a successful sign-in clears it while this page is still mounted.
  const [sign] = useState(() => stored.secondFactorSign.get());
  return (
    <CertificationView
      redirectUrl={redirectUrl}
      form={sign === null ? null : <SecondFactor {...{ sign, redirectUrl }} />}
    />
  );
}

function SecondFactor({ sign, redirectUrl }: Props & { readonly sign: string }) {
  const { left, resendWait } = useCodeCountdown();
  const { submit, sendAgain, codeOver, ...state } = useCertification(sign, redirectUrl);
  const { inApp } = usePortalConfig().environment;
  return (
    <CertificationForm
      {...{ redirectUrl, inApp }}
      {...state}
      left={codeOver ? 0 : left}
      wait={codeOver ? 0 : inApp ? resendWait : left}
      onSubmit={submit}
      onResend={() => void sendAgain()}
    />
  );
}
