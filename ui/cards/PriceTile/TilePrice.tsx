import { styled } from '@mui/material/styles';
import { tabularFigures } from '../../theme';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

export interface TilePriceProps {
  /** Formatted: "$19.99". */
  price: string;
  /** Read before the price: "Your price". */
  priceLabel?: string | undefined;
  /** Formatted; struck through. */
  listPrice?: string | undefined;
  /** Read before it: "List price". */
  listPriceLabel?: string | undefined;
  /** After the price: "/ month". */
  perLabel?: string | undefined;
}

const Prices = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginBlock: '10px 6px',
  ...tabularFigures,
  '& > strong': {
    fontSize: '2.125rem',
    lineHeight: 1.15,
    fontWeight: 740,
    letterSpacing: '-0.03em',
  },
  '& > del, & > small': { color: theme.vars.palette.text.secondary, fontSize: '1rem' },
}));

/** A price on a tile: the largest thing on it. */
export function TilePrice(props: TilePriceProps) {
  const { price, priceLabel, listPrice, listPriceLabel, perLabel } = props;
  return (
    <Prices>
      {priceLabel ? <VisuallyHidden>{priceLabel}</VisuallyHidden> : null} <strong>{price}</strong>{' '}
      {perLabel ? <small>{perLabel}</small> : null}{' '}
      {listPrice ? (
        <del>
          {listPriceLabel ? <VisuallyHidden>{listPriceLabel}</VisuallyHidden> : null} {listPrice}
        </del>
      ) : null}
    </Prices>
  );
}
