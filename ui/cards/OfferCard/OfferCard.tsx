import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere, cardSurface, tabularFigures } from '../../theme';
import { Illustration, type IllustrationName } from '../../graphics/Illustration';
import { Title } from '../../layout/Title';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

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

const Card = styled('section')(({ theme }) => ({
  ...cardSurface(theme),
  overflow: 'hidden',
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 1fr' },
}));

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

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 20,
  ...breakAnywhere,
  [theme.breakpoints.up('md')]: { padding: '40px 32px' },
}));

const Badge = styled('span')(({ theme }) => ({
  padding: '4px 14px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
  fontWeight: 720,
  // A fill is not seen in forced colours; a border is.
  border: '1px solid transparent',
}));

const Prices = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  ...tabularFigures,
  '& > strong': {
    fontSize: 'clamp(2.75rem, 11vw, 3.5rem)',
    lineHeight: 1.1,
    fontWeight: 760,
    letterSpacing: '-0.035em',
  },
  '& > del, & > small': { color: theme.vars.palette.text.secondary, fontSize: '1.125rem' },
}));

const Extras = styled('div')({ display: 'grid', gap: 12, width: '100%' });

/** An offer that sells itself: picture, badge, name, and its price large. */
export function OfferCard(props: OfferCardProps) {
  const { title, badge, illustration, price, priceLabel, perLabel, listPrice } = props;
  return (
    <Card>
      <Stage>
        <Illustration name={illustration} />
      </Stage>
      <Words>
        {badge ? <Badge>{badge}</Badge> : null}
        <Title>{title}</Title>
        <Prices>
          <VisuallyHidden>{priceLabel}</VisuallyHidden> <strong>{price}</strong>{' '}
          {perLabel ? <small>{perLabel}</small> : null}{' '}
          <del>
            <VisuallyHidden>{props.listPriceLabel}</VisuallyHidden> {listPrice}
          </del>
        </Prices>
        {props.children ? <Extras>{props.children}</Extras> : null}
      </Words>
    </Card>
  );
}
