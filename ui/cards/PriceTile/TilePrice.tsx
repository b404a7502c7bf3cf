import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

const sizes = {
  tile: {
    row: { gap: '0 8px', marginBlock: '10px 6px' },
    price: { fontSize: '2.125rem', lineHeight: 1.15, fontWeight: 740, letterSpacing: '-0.03em' },
    rest: { fontSize: '1rem' },
  },
  page: {
    row: { gap: '0 10px' },
    price: {
      fontSize: 'clamp(2.75rem, 11vw, 3.5rem)',
      lineHeight: 1.1,
      fontWeight: 760,
      letterSpacing: '-0.035em',
    },
    rest: { fontSize: '1.125rem' },
  },
} as const;

/** Only the price is struck through: an inline block doesn't inherit the line. */
const ListPriceLabel = styled('span')({
  display: 'inline-block',
  marginInlineEnd: '0.3em',
  fontSize: '0.875em',
});

/** A price: the largest text on its tile or page. */
export function TilePrice(props: TilePriceProps) {
  const { price, priceLabel, listPrice, listPriceLabel, perLabel } = props;
  const look = sizes[props.size ?? 'tile'];
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', ...look.row, ...tabularFigures }}
    >
      {priceLabel ? <VisuallyHidden>{priceLabel}</VisuallyHidden> : null}{' '}
      <Typography component="strong" sx={look.price}>
        {price}
      </Typography>{' '}
      {perLabel ? (
        <Typography component="small" color="textSecondary" sx={look.rest}>
          {perLabel}
        </Typography>
      ) : null}{' '}
      {listPrice ? (
        <Typography component="del" color="textSecondary" sx={look.rest}>
          {listPriceLabel ? <ListPriceLabel>{listPriceLabel} </ListPriceLabel> : null}
          {listPrice}
        </Typography>
      ) : null}
    </Stack>
  );
}
