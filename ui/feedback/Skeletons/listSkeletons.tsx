import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Skeleton } from './Skeleton';
import { BILL_ROW_PX } from '../../lists/BillRow/rowHeight';
import { Between, Card, Rows } from './parts';

/** The shape of a `BillList` of so many rows. */
export function BillListSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ minHeight: BILL_ROW_PX, px: 2.5, py: '14px' }}>
          <Skeleton width="55%" height="1.5rem" />
          <Between sx={{ mt: '2px' }}>
            <Skeleton width="30%" height="1.6rem" />
            <Skeleton width="4rem" height="1.6rem" />
          </Between>
        </Box>
      ))}
    </Rows>
  );
}

/** The shape of a `CountryPicker`: its search and so many countries. */
export function CountryListSkeleton({ rows }: { rows: number }) {
  return (
    <Stack aria-hidden spacing={2}>
      <Box sx={{ mb: 0.5, pb: '1.35rem' }}>
        <Skeleton width="30%" height="1.64rem" />
        <Skeleton variant="rounded" height={52} />
      </Box>
      <Rows sx={{ maxHeight: 'min(36rem, 64dvh)' }}>
        {Array.from({ length: rows }, (_, row) => (
          <Box key={row} sx={{ minHeight: 52, px: 2.5, py: 1.5 }}>
            {/* Names are not of one length. */}
            <Skeleton width={`${30 + ((row * 17) % 35)}%`} height="1.5rem" />
          </Box>
        ))}
      </Rows>
    </Stack>
  );
}

/** The shape of a `PlanTile` with so many lines. */
export function PlanTileSkeleton({ lines = 2 }: { lines?: number | undefined }) {
  return (
    <Card aria-hidden sx={{ gap: 0, pb: 2.5 }}>
      <Skeleton width="50%" height="1.75rem" />
      <Stack spacing={0.5} sx={{ mt: 1, mb: '10px' }}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line % 2 === 0 ? '85%' : '65%'} height="1.4rem" />
        ))}
      </Stack>
      <Skeleton width="35%" height="2.45rem" sx={{ mb: '6px' }} />
      <Skeleton width="45%" height="1.4rem" />
    </Card>
  );
}

/** The shape of an `ExtensionTile`. */
export function ExtensionTileSkeleton() {
  return (
    <Card aria-hidden sx={{ gap: '6px', pb: 2.5 }}>
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton width="60%" height="1.4rem" />
    </Card>
  );
}

/** The shape of what a gift card gives: its packages, and the plans it can make longer. */
export function GiftCardSkeleton() {
  return (
    <Stack aria-hidden spacing={2}>
      <Skeleton width="40%" height="1.6rem" />
      <PlanTileSkeleton />
      <Skeleton width="55%" height="1.6rem" sx={{ mt: 1 }} />
      <ExtensionTileSkeleton />
    </Stack>
  );
}
