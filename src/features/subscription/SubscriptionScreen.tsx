import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { DetailSkeleton } from '@homeview/ui/Skeletons';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/subscribeStatus';
import { refusalText } from '../../api/apiError';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { useSubscriptionDetail } from '../../api/subscription.api';
import { NoHouse } from '../../checkout/NoHouse';
import { useOwnership } from '../../checkout/useOwnership';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import { useAppActive } from '../../shell/useAppActive';
import { PlanActions } from './PlanActions';
import { SubscriptionDetail } from './SubscriptionDetail';
import { useLookAgain } from './useLookAgain';

/** One subscription: what it is, when and for how much it renews, which devices it covers. Spec 2. */
export function SubscriptionScreen({ id }: { readonly id: string }) {
  const text = useText();
  const { currentData, error, refetch, isFetching } = useSubscriptionDetail(id);
  const { houses } = useNamedHouses();
  const { settled, notOwner } = useOwnership(currentData?.homeId);
  const shown = settled ? currentData : undefined;
  useAppActive(() => void refetch());
  useLookAgain(currentData?.subScribeStatus === SubscribeStatus.Activating, refetch);
  // A refusal (400) is the service not knowing this id: no retry will change that.
  const unknown = currentData === undefined && refusalText(error) !== null;
  const state = screenStateOf({
    data: unknown ? null : shown,
    error,
    retry: refetch,
    isEmpty: (detail) => detail === null,
  });

  return (
    <PortalPage
      title={text('subscription.title')}
      backTo="/"
      headingInContent={state.status === 'loaded'}
      footer={shown && !notOwner ? <PlanActions id={id} detail={shown} /> : undefined}
    >
      <ScreenSwitch
        state={state}
        loading={<DetailSkeleton />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={isFetching} />}
        empty={
          notOwner ? (
            <NoHouse />
          ) : (
            <EmptyState
              title={text('subscription.unknownTitle')}
              message={text('subscription.unknownMessage')}
              action={<HomeLink />}
            />
          )
        }
      >
        {(detail) => (detail ? <SubscriptionDetail {...{ id, detail, houses, notOwner }} /> : null)}
      </ScreenSwitch>
    </PortalPage>
  );
}
