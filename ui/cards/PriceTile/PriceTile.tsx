import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularFigures } from '../../theme';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { TilePrice, type TilePriceProps } from './TilePrice';

export interface PriceTileProps extends ChoiceProps, Omit<TilePriceProps, 'size'> {
  /** Billing cycle: "Annual". */
  cycleLabel: ReactNode;
  /** Below the price, to compare it by: "About $1.67 a month". */
  equivalent?: ReactNode;
  /** Covered devices: "Covers 3 devices". */
  coverage: ReactNode;
  /** At the top, in the accent colour: "Save 44 %". */
  badge?: ReactNode;
}

/** The covered devices, shown below the price. */
export const Coverage = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Equivalent = styled('span')({ display: 'block', fontSize: '0.9375rem', ...tabularFigures });

/** A selectable price, which is the largest text on the tile. */
export function PriceTile(props: PriceTileProps) {
  const { cycleLabel, coverage, badge, price, priceLabel, listPrice } = props;
  const { listPriceLabel, perLabel, equivalent } = props;
  return (
    <ChoiceCard {...props} title={cycleLabel} badge={badge}>
      <TilePrice {...{ price, priceLabel, listPrice, listPriceLabel, perLabel }} />
      {equivalent ? <Equivalent>{equivalent}</Equivalent> : null}
      <Coverage>{coverage}</Coverage>
    </ChoiceCard>
  );
}
