import Card from '@mui/material/Card';
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
  /** Colours the edge. The text carries the meaning. */
  tone: 'success' | 'error' | 'neutral';
  /** A summary below the message. */
  children?: ReactNode;
}

const Panel = styled(Card)(({ theme }) => ({
  ...cardSurface(theme),
  padding: '8px 20px',
  borderTop: '4px solid transparent',
}));

const edges = { success: 'success.main', error: 'error.main', neutral: 'transparent' } as const;

/** The result of an action, such as paid, failed or redeemed. Contains the `h1` of its screen. */
export function ResultPanel({ tone, ...panel }: ResultPanelProps) {
  return (
    <Panel data-tone={tone} sx={{ borderTopColor: edges[tone] }}>
      <MessagePanel heading="h1" {...panel} />
    </Panel>
  );
}
