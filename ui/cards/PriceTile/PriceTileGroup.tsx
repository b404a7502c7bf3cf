import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PriceTileGroupProps {
  /** Name of the group for screen readers: "Billing cycle". */
  label: string;
  /** `PriceTile`s with one `name`. */
  children: ReactNode;
}

/** One column on a phone, tiles side by side on wider screens. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
  gap: 16,
};

export const TileGrid = styled('div')(columns);

const TileGroup = styled(RadioGroup)(columns);

/** A radio group of tiles; the arrow keys move the selection. */
export const PriceTileGroup = ({ label, children }: PriceTileGroupProps) => (
  <TileGroup aria-label={label}>{children}</TileGroup>
);
