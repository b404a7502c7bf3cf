import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { PriceTileSkeleton } from '@homeview/ui/Skeletons';
import { isRefused } from '../../api/apiError';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { usePackageOfPlan, usePayModes } from '../../api/package.api';
import { useSubscriptionDetail } from '../../api/subscription.api';
import { NoHousePage } from '../../checkout/NoHouse';
import { PlanObstacle } from '../../checkout/PlanObstacle';
import { useOwnership } from '../../checkout/useOwnership';
import { firstPrice, pricesOf } from '../../domain/offer';
import { renewalObstacle } from '../../domain/planObstacle';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import { allOf } from '../../shell/allOf';
import { GiftRenewal } from './GiftRenewal';

/** Arranging the payment of a plan that nobody pays for, such as one of a gift card. Spec 2, 4. */
export function GiftRenewalScreen({ packageId }: { readonly packageId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const detail = useSubscriptionDetail(packageId);
  const all = allOf({ detail, goods: usePackageOfPlan(packageId), payModes: usePayModes() });
  const { houses } = useNamedHouses();
  const { settled, notOwner, ofOther } = useOwnership(detail.currentData?.homeId);
  const unknown = detail.currentData === undefined && isRefused(detail.error);
  const state = screenStateOf({
    data: unknown ? null : settled ? all.data : undefined,
    error: all.error,
    retry: all.retry,
    isEmpty: (loaded) => loaded === null,
  });
  const backTo = `/subscription/${encodeURIComponent(packageId)}`;
  const title = text('subscription.renewal');
  const plan = state.status === 'loaded' ? state.data?.detail : undefined;
  const obstacle = plan ? renewalObstacle(plan) : null;

  if (notOwner) return <NoHousePage {...{ title, backTo, ofOther }} />;
  if (state.status === 'loaded' && state.data && plan && !plan.whetherPay && obstacle === null) {
    const { goods, payModes } = state.data;
    const prices = pricesOf(goods, plan.isUnlimited ? 'unlimited' : 'single');
    const house = houses?.find(({ id }) => id === plan.homeId);
    const initial = firstPrice(prices, plan.subScribeType);
    if (initial) {
      return (
        <GiftRenewal
          {...{ packageId, plan, house, goods, prices, initial, payModes, backTo, title }}
        />
      );
    }
  }

  return (
    <PortalPage title={title} backTo={backTo}>
      <ScreenSwitch
        state={state}
        loading={<PriceTileSkeleton />}
        failed={(again) => <FailedView error={all.error} onRetry={again} retrying={all.retrying} />}
        empty={
          <EmptyState
            title={text('subscription.unknownTitle')}
            message={text('subscription.unknownMessage')}
            action={<HomeLink />}
          />
        }
      >
        {() =>
          plan?.whetherPay && obstacle === null ? (
            <EmptyState
              title={text('giftCard.renewal.paidTitle')}
              message={text('giftCard.renewal.paidMessage')}
              action={
                <BusyButton
                  onClick={() =>
                    void navigate({ to: '/subscription/$id', params: { id: packageId } })
                  }
                >
                  {text('obstacle.toSubscription')}
                </BusyButton>
              }
            />
          ) : (
            <PlanObstacle
              obstacle={obstacle ?? 'notRenewable'}
              packageId={packageId}
              renewable={false}
              onLookAgain={() => void detail.refetch()}
              looking={detail.isFetching}
            />
          )
        }
      </ScreenSwitch>
    </PortalPage>
  );
}
