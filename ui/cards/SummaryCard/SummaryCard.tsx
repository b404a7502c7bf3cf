import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Subtitle } from '../../layout/Title';

export interface SummaryCardProps {
  title: ReactNode;
  /** The facts: a plain `KeyValueList`; null while nothing is chosen. */
  facts: ReactNode;
  /** What belongs to the decision: the charge, the terms, the one action. */
  children: ReactNode;
}

const card = {
  p: 2.5,
  ...breakAnywhere,
  // Denser than on a page, so that the action at the end fits a laptop's screen.
  // `&&` for a higher specificity than the rows of a list on a page.
  '&& dl > div': { paddingBlock: '5px', border: 0 },
};

const actions = {
  gap: 1.5,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
};

/**
 * An order or a plan in one card: its facts, and below them the action. Belongs into the `aside` of a
 * page.
 */
export function SummaryCard({ title, facts, children }: SummaryCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={card}>
      <Subtitle id={titleId}>{title}</Subtitle>
      <Box sx={{ pt: 1, pb: 1.5 }}>{facts}</Box>
      <Stack sx={actions}>{children}</Stack>
    </Card>
  );
}
