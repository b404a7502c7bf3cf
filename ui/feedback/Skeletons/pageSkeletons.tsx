import Stack from '@mui/material/Stack';
import { Skeleton } from './Skeleton';
import { Between, Card } from './parts';

/** Skeleton of a `KeyValueList`. */
function Facts({ rows }: { rows: number }) {
  return (
    <Card sx={{ gap: 0, py: 0.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Between key={row} sx={{ minHeight: 48 }}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="25%" height="1.5rem" />
        </Between>
      ))}
    </Card>
  );
}

/** Skeleton of a bill: amount and status, the invoice, the items, the sum. */
/** Three lines of an address and a note. */
export const AddressSkeleton = () => (
  <div aria-hidden>
    {['70%', '85%', '45%'].map((width) => (
      <Skeleton key={width} width={width} height="1.5rem" />
    ))}
    <Skeleton width="60%" height="1.3rem" />
  </div>
);

export function BillDetailSkeleton() {
  return (
    <Stack aria-hidden spacing={3}>
      <Stack spacing={1}>
        <Skeleton width="35%" height="2.6rem" />
        <Skeleton variant="rounded" width="6rem" height="1.7rem" sx={{ borderRadius: '14px' }} />
      </Stack>
      {[3, 2, 3].map((rows, part) => (
        <div key={part}>
          <Skeleton width="40%" height="1.6rem" sx={{ mb: 1.5 }} />
          <Facts rows={rows} />
        </div>
      ))}
    </Stack>
  );
}

/** Skeleton of a form with its button; each field has a label and a line below. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack aria-hidden spacing={1}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton width="30%" height="1.3rem" sx={{ mb: '6px' }} />
          <Skeleton variant="rounded" height={52} sx={{ mb: '1.6rem' }} />
        </div>
      ))}
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
