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

/** Radius inside the card's border of 1 px. */
const INNER_PX = RADIUS_PX.card - 1;

const Bills = styled(List)(({ theme }) => ({
  ...cardSurface(theme),
  // Every row has rounded corners for its focus ring and hover tint. A :last-child selector would restyle
  // all rows whenever one is added.
  '& > li > *': { borderRadius: INNER_PX },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Bills in one card, newest first. The role is set because Safari drops list semantics without bullets. */
export function BillList({ label, children }: BillListProps) {
  return (
    <Bills disablePadding role="list" aria-label={label}>
      {children}
    </Bills>
  );
}
