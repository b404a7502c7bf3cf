import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Illustration, type IllustrationName } from '../../graphics/Illustration';
import { Title } from '../../layout/Title';
import { TilePrice } from '../PriceTile';

export interface OfferCardProps {
  /** The first-level heading of the page. */
  title: ReactNode;
  /** Above the title, in the accent colour: "70% off". */
  badge?: ReactNode;
  illustration: IllustrationName;
  /** Formatted: "$19.99". The largest text on the page. */
  price: string;
  /** Screen reader text before the price: "Your price". */
  priceLabel: string;
  /** After the price: "/ year". */
  perLabel?: string | undefined;
  /** Formatted; struck through. */
  listPrice: string;
  /** Before the list price, not struck through: "List price". */
  listPriceLabel: string;
  /** Further content of the offer, below the price. */
  children?: ReactNode;
}

/** Background of the picture: an amber gradient from below, in both colour schemes. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: '20px 16px 12px',
  backgroundColor: theme.vars.palette.accent.light,
  backgroundImage:
    'radial-gradient(70% 90% at 50% 100%, rgba(255, 181, 71, 0.42), transparent 72%)',
  // On a small phone the picture is smaller to leave room for the price.
  '@media (max-width: 22.5rem), (max-height: 40rem)': {
    padding: '12px 16px 8px',
    '& > svg': { maxWidth: '8.5rem' },
  },
  '@media (max-width: 22.5rem) and (max-height: 40rem)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    order: 1,
    padding: 24,
    // The picture fills its own column here.
    '& > svg': { maxWidth: '22rem' },
  },
}));

const words = {
  alignItems: 'flex-start',
  gap: 1.5,
  p: { xs: '20px', md: '40px 32px' },
  ...breakAnywhere,
};

/** A promotional offer: picture, badge, title and a large price. */
export function OfferCard(props: OfferCardProps) {
  const { title, badge, illustration, price, priceLabel, perLabel, listPrice } = props;
  const { listPriceLabel, children } = props;
  return (
    <Card
      component="section"
      sx={{ overflow: 'hidden', display: 'grid', gridTemplateColumns: { md: '1.7fr 1fr' } }}
    >
      <Stage>
        <Illustration name={illustration} />
      </Stage>
      <Stack sx={words}>
        {badge ? <Chip component="span" color="accent" label={badge} /> : null}
        <Title>{title}</Title>
        <TilePrice size="page" {...{ price, priceLabel, listPrice, listPriceLabel, perLabel }} />
        {children ? <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>{children}</Box> : null}
      </Stack>
    </Card>
  );
}
