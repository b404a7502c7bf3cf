import { yupResolver } from '@hookform/resolvers/yup';
import { useController, useForm } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CodeInput } from '@homeview/ui/CodeInput';
import { Countdown } from '@homeview/ui/Countdown';
import { Illustration } from '@homeview/ui/Illustration';
import { FormStack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { secondFactorCodeAsTyped } from '../../domain/secondFactorCode';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/environment';
import { currentLocale, intlLocale } from '../../platform/locale';
import { BackToLogin } from './BackToLogin';
import { ResendCode } from './ResendCode';
import { certificationSchema } from './certification.schema';
import { spokenTime } from './spokenTime';
import { useCertification } from './useCertification';
import { useCodeCountdown } from './useCodeCountdown';

interface Props {
  readonly sign: string;
  readonly redirectUrl: string | undefined;
}

const resolver = yupResolver(certificationSchema);

/** The text-only form is the app's: its pages have no room for a second button. */
const resendVariant = environment.inApp ? 'text' : 'button';

/** The code of the second factor: digits only, Enter submits, resend once it is over. Spec 2, 5. */
export function CertificationForm({ sign, redirectUrl }: Props) {
  const text = useText();
  const { control, formState, handleSubmit } = useForm({ resolver, defaultValues: { code: '' } });
  const { field } = useController({ control, name: 'code' });
  const { left, resendWait } = useCodeCountdown();
  const { submit, sendAgain, verifying, resending, error, codeOver } = useCertification(
    sign,
    redirectUrl,
  );
  return (
    <FormStack
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ code }) => (verifying ? undefined : submit(code)))(event)
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
        secondsLeft={codeOver ? 0 : left}
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
      <ResendCode
        variant={resendVariant}
        wait={codeOver ? 0 : resendVariant === 'text' ? resendWait : left}
        resending={resending}
        onResend={() => void sendAgain()}
      />
      <BackToLogin redirectUrl={redirectUrl} />
    </FormStack>
  );
}
