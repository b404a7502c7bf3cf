import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PriceTileGroupProps {
  /** What is chosen, for screen readers: "Billing cycle". */
  label: string;
  /** `PriceTile`s with one `name`. */
  children: ReactNode;
}

/** As wide as the list needs: one column on a phone, tiles side by side from there on. */
export const TileGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
  gap: 16,
});

/** Tiles of which one is chosen; the arrow keys move the choice. */
export function PriceTileGroup({ label, children }: PriceTileGroupProps) {
  return (
    <TileGrid role="radiogroup" aria-label={label}>
      {children}
    </TileGrid>
  );
}
