import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import { LineSkeleton, SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';

/** The houses while their code or their plans are loading. */
export const HousesSkeleton = () => (
  <ScreenSwitch
    state={{ status: 'loading' }}
    loading={
      <Stack spacing={3}>
        <LineSkeleton />
        <SubscriptionTileSkeleton />
      </Stack>
    }
    failed={null}
    empty={null}
  >
    {() => null}
  </ScreenSwitch>
);
