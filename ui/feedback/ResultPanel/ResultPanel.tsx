import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardSurface } from '../../theme';
import type { IllustrationName } from '../../graphics/Illustration';
import { MessagePanel } from '../MessagePanel';

export interface ResultPanelProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  actions?: ReactNode;
  /** Colours the edge; the words carry the meaning. */
  tone: 'success' | 'error' | 'neutral';
  /** A summary below the message. */
  children?: ReactNode;
}

const Card = styled('div')(({ theme }) => {
  const { success, error } = theme.vars.palette;
  return {
    ...cardSurface(theme),
    padding: '8px 20px',
    borderTop: '4px solid transparent',
    '&[data-tone="success"]': { borderTopColor: success.main },
    '&[data-tone="error"]': { borderTopColor: error.main },
  };
});

/** How a deed ended: paid, failed, redeemed. The heading of its screen. */
export function ResultPanel({ tone, ...panel }: ResultPanelProps) {
  return (
    <Card data-tone={tone}>
      <MessagePanel heading="h1" {...panel} />
    </Card>
  );
}
