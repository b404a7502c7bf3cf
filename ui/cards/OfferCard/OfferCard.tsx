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
  /** In lamp amber, above the title: "70% off". */
  badge?: ReactNode;
  illustration: IllustrationName;
  /** Formatted: "$19.99". The largest thing on the page. */
  price: string;
  /** Read before the price: "Your price". */
  priceLabel: string;
  /** After the price: "/ year". */
  perLabel?: string | undefined;
  /** Formatted; struck through. */
  listPrice: string;
  /** Read before it: "List price". */
  listPriceLabel: string;
  /** What comes with it, below the price. */
  children?: ReactNode;
}

/** A warm evening behind the picture: amber from below, by day and by night. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: '20px 16px 12px',
  backgroundColor: theme.vars.palette.accent.light,
  backgroundImage:
    'radial-gradient(70% 90% at 50% 100%, rgba(255, 181, 71, 0.42), transparent 72%)',
  // On a small phone the price matters more than the picture.
  '@media (max-width: 22.5rem), (max-height: 40rem)': {
    padding: '12px 16px 8px',
    '& > svg': { maxWidth: '8.5rem' },
  },
  '@media (max-width: 22.5rem) and (max-height: 40rem)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    order: 1,
    padding: 32,
    // The drawing has the whole column to itself here.
    '& > svg': { maxWidth: '22rem' },
  },
}));

const words = {
  alignItems: 'flex-start',
  gap: 1.5,
  p: { xs: '20px', md: '40px 32px' },
  ...breakAnywhere,
};

/** An offer that sells itself: picture, badge, name, and its price large. */
export function OfferCard(props: OfferCardProps) {
  const { title, badge, illustration, price, priceLabel, perLabel, listPrice } = props;
  const { listPriceLabel, children } = props;
  return (
    <Card
      component="section"
      sx={{ overflow: 'hidden', display: 'grid', gridTemplateColumns: { md: '1.1fr 1fr' } }}
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
