import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { TilePrice, type TilePriceProps } from './TilePrice';

export interface PriceTileProps extends ChoiceProps, Omit<TilePriceProps, 'size'> {
  /** How often it is paid: "Annual". */
  cycleLabel: ReactNode;
  /** What it covers: "Covers 3 devices". */
  coverage: ReactNode;
  /** In lamp amber, at the top: "Save 44 %". */
  badge?: ReactNode;
}

/** What a price covers, below it. */
export const Coverage = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    color="textSecondary"
    sx={{ display: 'block', fontSize: '0.9375rem' }}
  >
    {children}
  </Typography>
);

/** One price to choose. The price is the largest thing on it. */
export function PriceTile(props: PriceTileProps) {
  const { cycleLabel, coverage, badge, price, priceLabel, listPrice } = props;
  const { listPriceLabel, perLabel } = props;
  return (
    <ChoiceCard {...props} title={cycleLabel} badge={badge}>
      <TilePrice {...{ price, priceLabel, listPrice, listPriceLabel, perLabel }} />
      <Coverage>{coverage}</Coverage>
    </ChoiceCard>
  );
}
