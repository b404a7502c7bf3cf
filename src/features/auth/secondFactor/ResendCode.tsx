import { useId } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Stack } from '@homeview/ui/Stack';
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

/** Sends a new code once the wait has ended, and says when that is. */
export function ResendCode({ variant, ...state }: Props) {
  const { wait, resending, onResend } = state;
  const text = useText();
  const reasonId = useId();
  if (variant === 'text') return <ResendText {...state} />;
  const waits = wait > 0;
  return (
    <Stack spacing={1}>
      <ActionReason id={reasonId}>{waits ? text('certification.resendAfter') : null}</ActionReason>
      <BusyButton
        variant="outlined"
        fullWidth
        disabled={waits}
        describedBy={waits ? reasonId : undefined}
        busy={resending}
        busyLabel={text('certification.resending')}
        onClick={onResend}
      >
        {text('certification.resend')}
      </BusyButton>
    </Stack>
  );
}
