import type { ReactNode } from 'react';
import { BusyButton } from '../../inputs/BusyButton';
import { MessagePanel } from '../MessagePanel';

export interface SessionExpiredNoticeProps {
  title: ReactNode;
  /** What happened and what is not affected. */
  message: ReactNode;
  /** Label of the only action: "Sign in", or "Ok" in the app, where it closes the page. */
  actionLabel: string;
  onAction: () => void;
  /** The action is in progress. */
  busy?: boolean | undefined;
  /** Default: `h1`, because it is the whole screen. */
  heading?: 'h1' | 'h2' | undefined;
}

/** The session has ended. Announced as soon as it is shown, because it replaces a screen. */
export function SessionExpiredNotice(props: SessionExpiredNoticeProps) {
  const { title, message, actionLabel, onAction, busy, heading = 'h1' } = props;
  return (
    <div role="alert">
      <MessagePanel
        illustration="expired"
        {...{ title, message, heading }}
        actions={
          <BusyButton onClick={onAction} busy={busy}>
            {actionLabel}
          </BusyButton>
        }
      />
    </div>
  );
}
