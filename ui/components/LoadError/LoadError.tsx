import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { BusyButton } from '../BusyButton';
import { MessagePanel } from '../MessagePanel';

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

const Reference = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 14px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.surface.muted,
  fontSize: '0.875rem',
  ...breakAnywhere,
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontWeight: 600,
    userSelect: 'all',
  },
}));

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
        {reference ? (
          <Reference>
            {reference.label} <code>{reference.value}</code>
          </Reference>
        ) : null}
      </MessagePanel>
    </div>
  );
}
