import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { TextLink } from '@homeview/ui/TextLink';
import { asMinutes } from '../../domain/countdown';
import { useText } from '../../i18n/useText';

interface Props {
  /** `text`: the short form of the app, which waits less. */
  readonly variant: 'button' | 'text';
  /** Seconds until a new code may be sent. */
  readonly wait: number;
  readonly resending: boolean;
  readonly onResend: () => void;
}

/** Sends a new code, once the wait is over. Spec 4, 9. */
export function ResendCode({ variant, wait, resending, onResend }: Props) {
  const text = useText();
  if (variant === 'button') {
    return (
      <BusyButton
        variant="outlined"
        fullWidth
        disabled={wait > 0}
        busy={resending}
        busyLabel={text('certification.resending')}
        onClick={onResend}
      >
        {text('certification.resend')}
      </BusyButton>
    );
  }
  if (resending) return <Body tone="muted">{text('certification.resending')}</Body>;
  return wait > 0 ? (
    <Body tone="muted">{text('certification.resendIn', { time: asMinutes(wait) })}</Body>
  ) : (
    <TextLink standalone onClick={onResend}>
      {text('certification.resend')}
    </TextLink>
  );
}
