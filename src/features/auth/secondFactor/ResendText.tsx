import { useEffect, useRef } from 'react';
import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import { asMinutes } from '../../../domain/countdown';
import { useText } from '../../../i18n/useText';

interface Props {
  /** Seconds until a new code may be sent. */
  readonly wait: number;
  readonly resending: boolean;
  readonly onResend: () => void;
}

/**
 * The text-only resend: a link, or the time until it is enabled. Pressing the link removes it, so
 * its container takes the focus and returns it to the next link.
 */
export function ResendText({ wait, resending, onResend }: Props) {
  const text = useText();
  const line = useRef<HTMLDivElement>(null);
  const open = wait <= 0 && !resending;

  useEffect(() => {
    if (open && document.activeElement === line.current) {
      line.current?.querySelector('button')?.focus();
    }
  }, [open]);

  const press = () => {
    line.current?.focus();
    onResend();
  };

  return (
    <Stack
      ref={line}
      tabIndex={-1}
      sx={{ minHeight: 44, justifyContent: 'center', textAlign: 'center' }}
    >
      {open ? (
        <TextLink standalone onClick={press}>
          {text('certification.resend')}
        </TextLink>
      ) : (
        <Body tone="muted">
          {resending
            ? text('certification.resending')
            : text('certification.resendIn', { time: asMinutes(wait) })}
        </Body>
      )}
    </Stack>
  );
}
