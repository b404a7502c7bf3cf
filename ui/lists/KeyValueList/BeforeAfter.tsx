import { styled } from '@mui/material/styles';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Icon } from '../../graphics/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

export interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  /** Screen reader texts before the two values: "Now", "New". */
  beforeLabel: string;
  afterLabel: string;
}

const Pair = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  // Values can have several lines.
  whiteSpace: 'pre-line',
  '& > span': { minWidth: 0 },
  '& > svg': { flex: 'none', marginTop: '0.2em' },
  '& > :not(svg + span)': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

/** A value that changes, for a row of a `KeyValueList`: "1 device → Unlimited devices". */
export const BeforeAfter = ({ before, after, beforeLabel, afterLabel }: BeforeAfterProps) => (
  <Pair>
    <span>
      <VisuallyHidden>{`${beforeLabel}: `}</VisuallyHidden>
      <bdi>{before}</bdi>
    </span>
    <Icon icon={ArrowRight} size="small" />
    <span>
      <VisuallyHidden>{`${afterLabel}: `}</VisuallyHidden>
      <bdi>{after}</bdi>
    </span>
  </Pair>
);
