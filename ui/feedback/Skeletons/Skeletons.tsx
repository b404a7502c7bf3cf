import Stack from '@mui/material/Stack';
import { Skeleton } from './Skeleton';
import { Between, Card } from './parts';

/** On a small phone a list price has its own line. */
export const onSmallPhone = '@media (max-width: 22.5rem)';

/** Skeleton of a `PriceTile`; `compared` with a list price, and a line to compare it by. */
export function PriceTileSkeleton({ compared = false }: { compared?: boolean }) {
  return (
    <Card aria-hidden>
      <Skeleton width="35%" height="1.75rem" />
      <Skeleton
        width="55%"
        sx={{ height: '2.45rem', [onSmallPhone]: { height: compared ? '3.8rem' : '2.45rem' } }}
      />
      {/* Without the gap of the card: the line belongs to the price above it. */}
      {compared ? <Skeleton width="50%" height="1.4rem" sx={{ mt: '-12px' }} /> : null}
      <Skeleton width="70%" height="1.4rem" />
    </Card>
  );
}

/** Skeleton of a `SubscriptionTile` with headline, facts, devices and their names in a line each. */
export function SubscriptionTileSkeleton() {
  return (
    <Card aria-hidden>
      <Between>
        <Skeleton width="45%" height="1.75rem" />
        <Skeleton variant="rounded" width="6rem" height="1.6rem" sx={{ borderRadius: '999px' }} />
      </Between>
      <Skeleton width="65%" height="1.4rem" />
      <Skeleton width="40%" height="1.15rem" />
      <Skeleton width="55%" height="1.15rem" />
      <Skeleton width="30%" height="1.5rem" />
    </Card>
  );
}

/** Skeleton of one line of body text. */
export const LineSkeleton = () => <Skeleton aria-hidden width="70%" height="1.5rem" />;

/** Skeleton of a `DeviceList`. */
export function DeviceListSkeleton({ rows }: { rows: number }) {
  return (
    <Card aria-hidden sx={{ gap: 0, px: 2, py: 0 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Between key={row} sx={{ minHeight: 65, justifyContent: 'flex-start' }}>
          <Skeleton variant="rounded" width="2.5rem" height="2.5rem" />
          <Skeleton width="50%" height="1.5rem" />
        </Between>
      ))}
    </Card>
  );
}

/** Skeleton of a detail page: a title, facts, an action. */
export function DetailSkeleton() {
  return (
    <Stack aria-hidden spacing={2}>
      <Skeleton width="60%" height="2.4rem" />
      <Card>
        {Array.from({ length: 4 }, (_, row) => (
          <Between key={row} sx={{ minHeight: 40 }}>
            <Skeleton width="30%" height="1.4rem" />
            <Skeleton width="25%" height="1.4rem" />
          </Between>
        ))}
      </Card>
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
