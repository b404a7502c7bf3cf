import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../graphics/Icon';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { Coverage, TilePrice, type TilePriceProps } from '../PriceTile';

export interface PlanTileProps extends ChoiceProps, Omit<TilePriceProps, 'price' | 'size'> {
  planName: string;
  /** Its features, one per line, with a tick each. */
  lines?: readonly string[] | undefined;
  /** Formatted: "$19.99". A plan paid by gift card has none. */
  price?: string | undefined;
  /** Covered devices: "Covers 3 devices". */
  coverage: ReactNode;
  /** At the top, in the accent colour: "Gift card". */
  badge?: ReactNode;
}

const lineList = {
  display: 'grid',
  gap: '4px',
  marginBlock: '8px 10px',
  fontSize: '0.9375rem',
  hyphens: 'auto',
  '& > span': { display: 'flex', gap: '8px' },
  '& svg': { mt: '0.15em', color: 'accent.dark' },
};

/** A selectable package with its features, price and coverage. Belongs into a `PriceTileGroup`. */
export function PlanTile(props: PlanTileProps) {
  const { planName, lines = [], coverage, badge, price, priceLabel, listPrice } = props;
  const { listPriceLabel, perLabel } = props;
  return (
    <ChoiceCard {...props} title={<bdi>{planName}</bdi>} badge={badge}>
      {lines.length > 0 ? (
        <Typography component="span" sx={lineList}>
          {lines.map((line, at) => (
            // Keyed by index, because lines may be equal and their order never changes.
            <Fragment key={at}>
              <span>
                <Icon icon={Check} size="small" />
                {line}
              </span>{' '}
            </Fragment>
          ))}
        </Typography>
      ) : null}
      {price ? <TilePrice {...{ price, priceLabel, listPrice, listPriceLabel, perLabel }} /> : null}
      <Coverage>{coverage}</Coverage>
    </ChoiceCard>
  );
}
