import { useIsDesktop } from '@homeview/ui/Page';
import {
  BillListSkeleton,
  BillTableSkeleton,
  FieldSkeleton,
  LineSkeleton,
} from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';

/** Rows that fill a phone screen. */
const ROWS = 6;

interface Props {
  /** The status filter is not shown yet. */
  readonly withFilter: boolean;
}

/** Skeleton of the bills: the status filter, a year, its bills. */
export function BillsSkeleton({ withFilter }: Props) {
  const inTable = useIsDesktop();
  return (
    <Stack spacing={2.5}>
      {withFilter ? (
        <Stack sx={{ maxWidth: { md: '20rem' } }}>
          <FieldSkeleton />
        </Stack>
      ) : null}
      <Stack spacing={1.5}>
        <Stack sx={{ width: '5rem' }}>
          <LineSkeleton />
        </Stack>
        {inTable ? <BillTableSkeleton rows={ROWS} /> : <BillListSkeleton rows={ROWS} />}
      </Stack>
    </Stack>
  );
}
