import type { ReactNode } from 'react';
import { BusyButton } from '../../inputs/BusyButton';
import { MessagePanel } from '../MessagePanel';
import { ReferenceLine } from '../ReferenceLine';

export interface LoadErrorProps {
  title: ReactNode;
  /** What happened, and what is safe. */
  message: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean | undefined;
  /** What to read to support. */
  reference?: { label: string; value: string } | undefined;
  /** Another way on, such as a link home. */
  secondary?: ReactNode;
}

/** A screen or a part of it could not be loaded. Announced as soon as it shows. */
export function LoadError(props: LoadErrorProps) {
  const { title, message, retryLabel, onRetry, retrying, reference, secondary } = props;
  return (
    <div role="alert">
      <MessagePanel
        illustration="failed"
        {...{ title, message }}
        actions={
          <>
            <BusyButton onClick={onRetry} busy={retrying}>
              {retryLabel}
            </BusyButton>
            {secondary}
          </>
        }
      >
        {reference ? <ReferenceLine label={reference.label} value={reference.value} /> : null}
      </MessagePanel>
    </div>
  );
}
