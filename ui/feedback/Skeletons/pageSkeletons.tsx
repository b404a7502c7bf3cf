import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Skeleton } from './Skeleton';
import { DeviceListSkeleton, LineSkeleton } from './Skeletons';
import { Between, Card } from './parts';

/** Skeleton of the title of a `Section`. */
const SectionTitleSkeleton = () => <Skeleton width="40%" height="1.6rem" sx={{ mb: 1.5 }} />;

/** Skeleton of a `KeyValueList`. */
export function FactsSkeleton({ rows }: { rows: number }) {
  return (
    <Card aria-hidden sx={{ gap: 0, py: 0.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Between key={row} sx={{ minHeight: 48 }}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="25%" height="1.5rem" />
        </Between>
      ))}
    </Card>
  );
}

/** Skeleton of the status of a plan or bill. */
const StatusSkeleton = () => (
  <Skeleton variant="rounded" width="6rem" height="1.7rem" sx={{ borderRadius: '14px' }} />
);

/** Three lines of an address and a note. */
export const AddressSkeleton = () => (
  <div aria-hidden>
    {['70%', '85%', '45%'].map((width) => (
      <Skeleton key={width} width={width} height="1.5rem" />
    ))}
    <Skeleton width="60%" height="1.3rem" />
  </div>
);

/** Skeleton of a bill: amount and status, the invoice, the items, the sum. */
export function BillDetailSkeleton() {
  return (
    <Stack aria-hidden spacing={3}>
      <Stack spacing={1}>
        <Skeleton width="35%" height="2.6rem" />
        <StatusSkeleton />
        <LineSkeleton />
      </Stack>
      {[5, 2, 3].map((rows, part) => (
        <div key={part}>
          <SectionTitleSkeleton />
          <FactsSkeleton rows={rows} />
        </div>
      ))}
    </Stack>
  );
}

/** Skeleton of a subscription: status, name, a sentence, its facts, its devices. */
export const SubscriptionSkeleton = () => (
  <Stack aria-hidden spacing={2.5}>
    <Stack spacing={1}>
      <StatusSkeleton />
      <Skeleton width="60%" height="2.1rem" />
      <Skeleton width="70%" height="1.6rem" />
      <LineSkeleton />
    </Stack>
    {/* On a wide screen the facts are beside the plan. */}
    <Box sx={{ display: { md: 'none' } }}>
      <SectionTitleSkeleton />
      <FactsSkeleton rows={7} />
    </Box>
    <div>
      <SectionTitleSkeleton />
      <DeviceListSkeleton rows={1} />
    </div>
  </Stack>
);

/** Skeleton of the devices of a plan: what can be selected, how many are, and the list. */
export const PlanDevicesSkeleton = ({ rows }: { rows: number }) => (
  <Stack aria-hidden spacing={1.5}>
    <SectionTitleSkeleton />
    <div>
      <LineSkeleton />
      <Skeleton width="50%" height="1.5rem" />
    </div>
    <Skeleton width="35%" height="1.5rem" />
    <DeviceListSkeleton rows={rows} />
  </Stack>
);

/** Skeleton of a field: its label, the field, and the line below for a message. */
export const FieldSkeleton = () => (
  <div aria-hidden>
    <Skeleton width="30%" height="1.3rem" sx={{ mb: '6px' }} />
    <Skeleton variant="rounded" height={52} sx={{ mb: '1.6rem' }} />
  </div>
);

/** Skeleton of a form with its button; each field has a label and a line below. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack aria-hidden spacing={1}>
      {Array.from({ length: fields }, (_, field) => (
        <FieldSkeleton key={field} />
      ))}
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
