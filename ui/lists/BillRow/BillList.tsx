import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS_PX, cardSurface } from '../../theme';

export interface BillListProps {
  /** Name of the list, for screen readers. */
  label: string;
  /** `BillRow`s. */
  children: ReactNode;
}

/** Corners inside the card's edge of 1 px. */
const INNER_PX = RADIUS_PX.card - 1;

const Bills = styled(List)(({ theme }) => ({
  ...cardSurface(theme),
  // Every row has the card's corners, for its ring and its tint. What asks for the last one only would
  // have all of them styled again whenever one more comes.
  '& > li > *': { borderRadius: INNER_PX },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Bills, newest first, in one card. The role is set because Safari drops list semantics without bullets. */
export function BillList({ label, children }: BillListProps) {
  return (
    <Bills disablePadding role="list" aria-label={label}>
      {children}
    </Bills>
  );
}
