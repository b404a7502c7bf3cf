import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { ListStack, Stack } from '@homeview/ui/Stack';
import type { House } from '@homeview/contracts/house/house.schemas';
import { useSubscribedPlans } from '../../api/subscription.api';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { GiftCardLink } from './GiftCardLink';
import { PlanTile } from './PlanTile';

/** The subscribed plans of a house. Spec 2. */
export function PlanList({ house }: { readonly house: House }) {
  const text = useText();
  const { currentData, error, refetch, isFetching } = useSubscribedPlans(house.id);
  const state = screenStateOf({
    data: currentData,
    error,
    retry: refetch,
    isEmpty: ({ list }) => list.length === 0,
  });

  return (
    <ScreenSwitch
      state={state}
      loading={<SubscriptionTileSkeleton />}
      failed={(retry) => (
        <FailedView error={error} onRetry={retry} retrying={isFetching} toHome={false} />
      )}
      empty={
        <EmptyState
          title={text('no_data')}
          message={
            <>
              {text('home.noPlansTitle', { house: house.name })}
              <br />
              {text('home.noPlansMessage')}
            </>
          }
          action={<GiftCardLink />}
        />
      }
    >
      {({ list }) => (
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <ListStack spacing={1.5} sx={{ width: '100%' }}>
            {list.map((plan) => (
              <li key={plan.packageId}>
                <PlanTile plan={plan} />
              </li>
            ))}
          </ListStack>
          <GiftCardLink />
        </Stack>
      )}
    </ScreenSwitch>
  );
}
