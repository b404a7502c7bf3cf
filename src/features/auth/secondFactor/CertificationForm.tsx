import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CodeInput } from '@homeview/ui/CodeInput';
import { Countdown } from '@homeview/ui/Countdown';
import { Illustration } from '@homeview/ui/Illustration';
import { FormStack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { secondFactorCodeAsTyped } from '../../../domain/input/secondFactorCode';
import { useText } from '../../../i18n/useText';
import { currentLocale, intlLocale } from '../../../platform/locale';
import { BackToLogin } from './BackToLogin';
import { ResendCode } from './ResendCode';
import { certificationSchema } from './certification.schema';
import { spokenTime } from './spokenTime';

export interface CertificationFormProps {
  readonly redirectUrl: string | undefined;
  /** Seconds until the code expires. */
  readonly left: number;
  /** Seconds until another code may be sent. */
  readonly wait: number;
  readonly inApp: boolean;
  readonly verifying?: boolean;
  readonly resending?: boolean;
  /** Why the code was rejected. */
  readonly error?: string | undefined;
  readonly onSubmit: (code: string) => Promise<void> | undefined;
  readonly onResend: () => void;
}

const resolver = yupResolver(certificationSchema);

/** The second-factor form: digits only, Enter submits, resend is enabled after expiry. */
export function CertificationForm({
  redirectUrl,
  left,
  wait,
  inApp,
  verifying = false,
  resending = false,
  error,
  onSubmit,
  onResend,
}: CertificationFormProps) {
  const text = useText();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { control, formState, handleSubmit, setFocus } = form;
  const { field } = useController({ control, name: 'code' });
  // The page has one purpose: the customer arrives with the code at hand.
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <FormStack
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ code }) => (verifying ? undefined : onSubmit(code)))(event)
      }
      spacing={1.5}
    >
      <Illustration name="welcome" size="small" />
      <Title>{text('certification.title')}</Title>
      <Body tone="muted">{text('certification.intro')}</Body>
      <CodeInput
        format="digits"
        label={text('certification.code')}
        {...field}
        tidy={secondFactorCodeAsTyped}
        busy={verifying}
        error={error}
      />
      <Countdown
        secondsLeft={left}
        label={text('certification.timeLeft')}
        finishedLabel={text('certification.timeOver')}
        announcement={(seconds) =>
          text('certification.timeLeftSaid', {
            time: spokenTime(seconds, intlLocale(currentLocale())),
          })
        }
      />
      <BusyButton
        type="submit"
        fullWidth
        disabled={!formState.isValid}
        busy={verifying}
        busyLabel={text('certification.submitting')}
      >
        {text('certification.submit')}
      </BusyButton>
      {/* The app uses the text-only variant because its pages have no room for a second button. */}
      <ResendCode
        variant={inApp ? 'text' : 'button'}
        wait={wait}
        resending={resending}
        onResend={onResend}
      />
      <BackToLogin redirectUrl={redirectUrl} />
    </FormStack>
  );
}
