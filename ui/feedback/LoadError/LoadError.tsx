import type { ReactNode } from 'react';
import { BusyButton } from '../../inputs/BusyButton';
import { MessagePanel, type MessagePanelProps } from '../MessagePanel';
import { ReferenceLine, type ReferenceLineProps } from '../ReferenceLine';

export interface LoadErrorProps {
  title: ReactNode;
  /** What happened and what is not affected. */
  message: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** A retry is in progress. */
  retrying?: boolean | undefined;
  /** The error reference for support, and a link to it. */
  reference?: Omit<ReferenceLineProps, 'plain'> | undefined;
  /** A secondary action, such as a link to the home page. */
  secondary?: ReactNode;
  /** `h1` if the error is the whole page. */
  heading?: MessagePanelProps['heading'];
}

/** A screen or a part of it could not be loaded. Announced as soon as it is shown. */
export function LoadError(props: LoadErrorProps) {
  const { title, message, retryLabel, onRetry, retrying, reference, secondary, heading } = props;
  return (
    <div role="alert">
      <MessagePanel
        illustration="failed"
        {...{ title, message, heading }}
        actions={
          <>
            <BusyButton onClick={onRetry} busy={retrying}>
              {retryLabel}
            </BusyButton>
            {secondary}
          </>
        }
      >
        {reference ? <ReferenceLine {...reference} /> : null}
      </MessagePanel>
    </div>
  );
}
