import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { Coverage, TilePrice, type TilePriceProps } from '../PriceTile';

export interface PlanTileProps extends ChoiceProps, Omit<TilePriceProps, 'price' | 'size'> {
  planName: string;
  /** What it gives, a line each. */
  lines?: readonly string[] | undefined;
  /** Formatted: "$19.99". A plan that a gift card pays has none. */
  price?: string | undefined;
  /** What it covers: "Covers 3 devices". */
  coverage: ReactNode;
  /** In lamp amber, at the top: "Gift card". */
  badge?: ReactNode;
}

const lineList = {
  display: 'grid',
  gap: '4px',
  marginBlock: '8px 10px',
  fontSize: '0.9375rem',
  hyphens: 'auto',
};

/** A package to choose: what it gives, what it costs and what it covers. In a `PriceTileGroup`. */
export function PlanTile(props: PlanTileProps) {
  const { planName, lines = [], coverage, badge, price, priceLabel, listPrice } = props;
  const { listPriceLabel, perLabel } = props;
  return (
    <ChoiceCard {...props} title={<bdi>{planName}</bdi>} badge={badge}>
      {lines.length > 0 ? (
        <Typography component="span" sx={lineList}>
          {lines.map((line, at) => (
            // Two lines of a description may be alike, and their order never changes.
            <Fragment key={at}>
              <span>{line}</span>{' '}
            </Fragment>
          ))}
        </Typography>
      ) : null}
      {price ? <TilePrice {...{ price, priceLabel, listPrice, listPriceLabel, perLabel }} /> : null}
      <Coverage>{coverage}</Coverage>
    </ChoiceCard>
  );
}
