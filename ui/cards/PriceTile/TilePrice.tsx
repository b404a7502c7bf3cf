import { styled } from '@mui/material/styles';
import { tabularFigures } from '../../theme';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

export interface TilePriceProps {
  /** Formatted: "$19.99". */
  price: string;
  /** Screen reader text before the price: "Your price". */
  priceLabel?: string | undefined;
  /** Formatted; struck through. */
  listPrice?: string | undefined;
  /** Before the list price, not struck through: "List price". */
  listPriceLabel?: string | undefined;
  /** After the price: "/ month". */
  perLabel?: string | undefined;
  /** Default: `tile`; `page` for the only price of a page. */
  size?: 'tile' | 'page' | undefined;
}

const Row = styled('span')(({ theme }) => ({
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
  '& > small, & > del': { fontSize: '1rem', color: theme.vars.palette.text.secondary },
  '&[data-size="page"]': {
    gap: '0 10px',
    marginBlock: 0,
    '& > strong': {
      fontSize: 'clamp(2.75rem, 11vw, 3.5rem)',
      lineHeight: 1.1,
      fontWeight: 760,
      letterSpacing: '-0.035em',
    },
    '& > small, & > del': { fontSize: '1.125rem' },
  },
}));

/** Only the price is struck through: an inline block doesn't inherit the line. */
const ListPriceLabel = styled('span')({
  display: 'inline-block',
  marginInlineEnd: '0.3em',
  fontSize: '0.875em',
});

/** A price: the largest text on its tile or page. */
export function TilePrice(props: TilePriceProps) {
  const { price, priceLabel, listPrice, listPriceLabel, perLabel } = props;
  return (
    <Row data-size={props.size}>
      {priceLabel ? <VisuallyHidden>{priceLabel}</VisuallyHidden> : null} <strong>{price}</strong>{' '}
      {perLabel ? <small>{perLabel}</small> : null}{' '}
      {listPrice ? (
        <del>
          {listPriceLabel ? <ListPriceLabel>{listPriceLabel} </ListPriceLabel> : null}
          {listPrice}
        </del>
      ) : null}
    </Row>
  );
}
