import { BusyButton } from '@homeview/ui/BusyButton';
import { useText } from '../../../i18n/useText';
import { ResendText } from './ResendText';

interface Props {
  /** `text`: the compact variant in the app, which has a shorter wait. */
  readonly variant: 'button' | 'text';
  /** Seconds until a new code may be sent. */
  readonly wait: number;
  readonly resending: boolean;
  readonly onResend: () => void;
}

/** Sends a new code once the wait has ended. Spec 4, 9. */
export function ResendCode({ variant, ...state }: Props) {
  const { wait, resending, onResend } = state;
  const text = useText();
  if (variant === 'text') return <ResendText {...state} />;
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
