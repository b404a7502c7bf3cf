import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PriceTileGroupProps {
  /** What is chosen, for screen readers: "Billing cycle". */
  label: string;
  /** `PriceTile`s with one `name`. */
  children: ReactNode;
}

/** As wide as the list needs: one column on a phone, tiles side by side from there on. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
  gap: 16,
};

export const TileGrid = styled('div')(columns);

const TileGroup = styled(RadioGroup)(columns);

/** Tiles of which one is chosen; the arrow keys move the choice. */
export const PriceTileGroup = ({ label, children }: PriceTileGroupProps) => (
  <TileGroup aria-label={label}>{children}</TileGroup>
);
