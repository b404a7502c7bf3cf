import { useIsDesktop } from '@homeview/ui/Page';
import { BillListSkeleton, BillTableSkeleton, LineSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';

/** Rows that fill a phone screen. */
const ROWS = 6;

/** Skeleton of the bills: a year, its bills. */
export function BillsSkeleton() {
  const inTable = useIsDesktop();
  return (
    <Stack spacing={1.5}>
      <Stack sx={{ width: '5rem' }}>
        <LineSkeleton />
      </Stack>
      {inTable ? <BillTableSkeleton rows={ROWS} /> : <BillListSkeleton rows={ROWS} />}
    </Stack>
  );
}
