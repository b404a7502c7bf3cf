import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TileGrid } from '../../cards/PriceTile';
import { Title } from '../../layout/Title';
import { Skeleton } from './Skeleton';
import { DeviceListSkeleton, PriceTileSkeleton, onSmallPhone } from './Skeletons';
import { FactsSkeleton } from './pageSkeletons';
import { Card } from './parts';

const Stacked = ({ children }: { children: ReactNode }) => (
  <Stack aria-hidden spacing={2.5}>
    {children}
  </Stack>
);

const HeadingSkeleton = () => <Skeleton aria-hidden width="60%" height="2.4rem" />;

/** Skeleton of a `SegmentedTabs`, a checkbox or a payment method: one bar with a height in px. */
const BarSkeleton = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ borderRadius: '14px' }} />
);

const PayMethodsSkeleton = () => (
  <Stack spacing={1.5}>
    <BarSkeleton height={76} />
    <BarSkeleton height={76} />
  </Stack>
);

/** Skeleton of a `FeatureCard`. */
const FeatureCardSkeleton = ({ features }: { features: number }) => (
  <Card>
    <Skeleton width="45%" height="1.75rem" />
    {Array.from({ length: features }, (_, feature) => (
      <Skeleton key={feature} width={`${60 + ((feature * 13) % 30)}%`} height="1.6rem" />
    ))}
  </Card>
);

/** Skeleton of the plan page: title, house, coverage, a yearly and a monthly price, features. */
export const PlanChoiceSkeleton = () => (
  <Stacked>
    <Stack spacing={0.5}>
      <HeadingSkeleton />
      <Skeleton width="30%" height="1.5rem" />
    </Stack>
    <BarSkeleton height={76} />
    <TileGrid>
      <PriceTileSkeleton compared />
      <PriceTileSkeleton />
    </TileGrid>
    <FeatureCardSkeleton features={4} />
    <BarSkeleton height={44} />
  </Stacked>
);

/** Skeleton of the package list: title, house, the name of a package, its prices. */
export const PackageListSkeleton = () => (
  <Stacked>
    <Stack spacing={0.5}>
      <HeadingSkeleton />
      <Skeleton width="30%" height="1.5rem" />
    </Stack>
    <Skeleton width="45%" height="1.6rem" />
    <TileGrid>
      <PriceTileSkeleton compared />
      <PriceTileSkeleton />
      <PriceTileSkeleton compared />
      <PriceTileSkeleton />
    </TileGrid>
  </Stacked>
);

/**
 * Skeleton of a page that renews a plan: title (if it is not known yet), plan, on a phone the period,
 * two prices, devices, payment methods.
 */
export const RenewalSkeleton = ({ title }: { title?: string }) => (
  <Stack spacing={2.5}>
    <Stack spacing={0.5}>
      {title === undefined ? <HeadingSkeleton /> : <Title>{title}</Title>}
      <Skeleton aria-hidden width="45%" height="1.5rem" />
    </Stack>
    <Stacked>
      <Box sx={{ display: { md: 'none' } }}>
        <FactsSkeleton rows={3} />
      </Box>
      <TileGrid>
        <PriceTileSkeleton compared />
        <PriceTileSkeleton />
      </TileGrid>
      <Skeleton width="40%" height="1.75rem" />
      <DeviceListSkeleton rows={2} />
      <Skeleton width="40%" height="1.75rem" />
      <PayMethodsSkeleton />
    </Stacked>
  </Stack>
);

/** Skeleton of the page that asks how to pay later: title, payment methods, address. */
export const PayMethodSkeleton = () => (
  <Stacked>
    <HeadingSkeleton />
    <Skeleton width="40%" height="1.75rem" />
    <PayMethodsSkeleton />
    <BarSkeleton height={96} />
    <BarSkeleton height={44} />
  </Stacked>
);

/** Skeleton of the checkout: title, devices, two payment methods, the terms. */
export const CheckoutSkeleton = ({ devices }: { devices: number }) => (
  <Stacked>
    <HeadingSkeleton />
    <DeviceListSkeleton rows={devices} />
    <Skeleton width="40%" height="1.75rem" />
    <PayMethodsSkeleton />
    <BarSkeleton height={44} />
  </Stacked>
);

const Offer = styled(Card)(({ theme }) => ({
  gap: 0,
  padding: 0,
  // The picture is above the text on a phone, and beside it on wider screens.
  '& > [data-skeleton]': { height: 168 },
  '@media (max-width: 22.5rem), (max-height: 40rem)': { '& > [data-skeleton]': { height: 84 } },
  '@media (max-width: 22.5rem) and (max-height: 40rem)': {
    '& > [data-skeleton]': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.7fr 1fr',
    '& > [data-skeleton]': { order: 1, height: 'auto' },
  },
}));

const OfferWords = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: '40px 32px' },
}));

const OFFER_PRICE = 'calc(1.1 * clamp(2.75rem, 11vw, 3.5rem))';

/** Skeleton of an `OfferCard` with two lines. */
export const OfferCardSkeleton = () => (
  <Offer aria-hidden>
    <Skeleton variant="rectangular" />
    <OfferWords>
      <Skeleton width="30%" height="2.05rem" />
      <Skeleton width="80%" height="2.05rem" />
      <Skeleton
        width="40%"
        sx={{ height: OFFER_PRICE, [onSmallPhone]: { height: `calc(${OFFER_PRICE} + 1.8rem)` } }}
      />
      <Skeleton width="90%" height="1.5rem" />
      <Skeleton width="75%" height="1.5rem" />
    </OfferWords>
  </Offer>
);

/** Skeleton of a trial offer: card, devices, features. */
export const TrialSkeleton = ({ devices }: { devices: number }) => (
  <Stacked>
    <OfferCardSkeleton />
    <DeviceListSkeleton rows={devices} />
    <FeatureCardSkeleton features={4} />
  </Stacked>
);
