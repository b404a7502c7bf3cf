import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { Skeleton } from './Skeleton';
import { BILL_ROW_PX } from '../../lists/BillRow/rowHeight';
import { Between, Card, Rows } from './parts';

/** Skeleton of a `BillList`. */
export function BillListSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ minHeight: BILL_ROW_PX, px: 2.5, py: '14px' }}>
          <Skeleton width="55%" height="1.5rem" />
          <Skeleton width="45%" height="1.5rem" sx={{ mt: '2px' }} />
          <Between sx={{ mt: '2px' }}>
            <Skeleton width="30%" height="1.6rem" />
            <Skeleton width="4rem" height="1.6rem" />
          </Between>
        </Box>
      ))}
    </Rows>
  );
}

/** Skeleton of a `BillTable`: its heads and rows. */
export const BillTableSkeleton = ({ rows }: { rows: number }) => (
  <TableContainer component={Paper} aria-hidden>
    <Table>
      <TableBody>
        {Array.from({ length: rows + 1 }, (_, row) => (
          <TableRow key={row}>
            {['6rem', '40%', '4rem'].map((width, column) => (
              <TableCell
                key={width}
                variant={row === 0 ? 'head' : 'body'}
                sx={column === 1 ? { width: '100%' } : undefined}
              >
                <Skeleton width={width} />
                {column === 1 && row > 0 ? <Skeleton width="30%" height="1.5rem" /> : null}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** Skeleton of a `CountryPicker`: the search and a list of countries. */
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
            {/* Names have different lengths. */}
            <Skeleton width={`${30 + ((row * 17) % 35)}%`} height="1.5rem" />
          </Box>
        ))}
      </Rows>
    </Stack>
  );
}

/** Skeleton of a `PlanTile`. */
export function PlanTileSkeleton() {
  return (
    <Card aria-hidden sx={{ gap: 0, pb: 2.5 }}>
      <Skeleton width="50%" height="1.75rem" />
      <Stack spacing={0.5} sx={{ mt: 1, mb: '10px' }}>
        <Skeleton width="85%" height="1.4rem" />
        <Skeleton width="65%" height="1.4rem" />
      </Stack>
      <Skeleton width="35%" height="2.45rem" sx={{ mb: '6px' }} />
      <Skeleton width="45%" height="1.4rem" />
    </Card>
  );
}

/** Skeleton of an `ExtensionTile`. */
export function ExtensionTileSkeleton() {
  return (
    <Card aria-hidden sx={{ gap: '6px', pb: 2.5 }}>
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton width="60%" height="1.4rem" />
    </Card>
  );
}

/** Skeleton of the gift card page: its packages, and the plans that it can extend. */
export function GiftCardSkeleton() {
  return (
    <Stack aria-hidden spacing={2}>
      <Skeleton width="40%" height="1.6rem" />
      <Skeleton width="30%" height="1.5rem" />
      <PlanTileSkeleton />
      <Skeleton width="55%" height="1.6rem" sx={{ mt: 1 }} />
      <ExtensionTileSkeleton />
    </Stack>
  );
}
