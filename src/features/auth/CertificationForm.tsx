import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CodeInput } from '@homeview/ui/CodeInput';
import { Countdown } from '@homeview/ui/Countdown';
import { Illustration } from '@homeview/ui/Illustration';
import { FormStack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/environment';
import { currentLocale, intlLocale } from '../../platform/locale';
import { BackToLogin } from './BackToLogin';
import { ResendCode } from './ResendCode';
import { spokenTime } from './spokenTime';
import { useCertification } from './useCertification';
import { useCodeCountdown } from './useCodeCountdown';

interface Props {
  readonly sign: string;
  readonly redirectUrl: string | undefined;
}

/** The text-only form is the app's: its pages have no room for a second button. */
const resendVariant = environment.inApp ? 'text' : 'button';

/** A Japanese keyboard types them full-width: they are the same digits. */
const digitsOf = (value: string): string => value.normalize('NFKC').replace(/\D/g, '');

/** The code of the second factor: digits only, Enter submits, resend once it is over. Spec 2, 5. */
export function CertificationForm({ sign, redirectUrl }: Props) {
  const text = useText();
  const [code, setCode] = useState('');
  const { left, resendWait } = useCodeCountdown();
  const { submit, sendAgain, verifying, resending, error, codeOver } = useCertification(
    sign,
    redirectUrl,
  );
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '' && !verifying) void submit(code);
      }}
      spacing={1.5}
    >
      <Illustration name="welcome" size="small" />
      <Title>{text('certification.title')}</Title>
      <Body tone="muted">{text('certification.intro')}</Body>
      <CodeInput
        format="digits"
        label={text('certification.code')}
        value={code}
        busy={verifying}
        error={error}
        onChange={({ target, nativeEvent }) => {
          // What is still being composed is left alone, or the keyboard loses its place in it.
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          setCode(composing ? target.value : digitsOf(target.value));
        }}
        onCompositionEnd={(event) => setCode(digitsOf(event.currentTarget.value))}
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
        disabled={code === ''}
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
