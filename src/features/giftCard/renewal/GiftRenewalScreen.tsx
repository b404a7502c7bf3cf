import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { isRefused } from '../../../api/request/apiError';
import { useNamedHouses } from '../../../shell/useNamedHouses';
import { usePackageOfPlan, usePayModes } from '../../../api/endpoints/package.api';
import { useSubscriptionDetail } from '../../../api/endpoints/subscription.api';
import { NoHousePage } from '../../../checkout/plan/NoHouse';
import { useOwnership } from '../../../checkout/plan/useOwnership';
import { usePaySession } from './usePaySession';
import { firstPrice, pricesOf } from '../../../domain/offer/offer';
import { whyNotRenewable } from '../../../domain/plan/planUnavailable';
import { useText } from '../../../i18n/useText';
import { combineQueries } from '../../../shell/combineQueries';
import { GiftRenewalStatesView } from './GiftRenewalStatesView';
import { GiftRenewalView } from './GiftRenewalView';
import type { GiftRenewalViewProps } from './GiftRenewalView';

/** Sets up payment for a plan without a payment method, such as a gift card plan. */
export function GiftRenewalScreen({ packageId }: { readonly packageId: string }) {
  const text = useText();
  const detail = useSubscriptionDetail(packageId);
  const all = combineQueries({
    detail,
    goods: usePackageOfPlan(packageId),
    payModes: usePayModes(),
  });
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
  const unavailableReason = plan ? whyNotRenewable(plan) : null;

  if (notOwner) return <NoHousePage {...{ title, backTo, ofOther }} />;
  if (
    state.status === 'loaded' &&
    state.data &&
    plan &&
    !plan.whetherPay &&
    unavailableReason === null
  ) {
    const { goods, payModes } = state.data;
    const prices = pricesOf(goods, plan.isUnlimited ? 'unlimited' : 'single');
    const house = houses?.find(({ id }) => id === plan.homeId);
    const initial = firstPrice(prices, plan.subScribeType);
    if (initial) {
      return (
        <GiftRenewal
          {...{ packageId, plan, house, goods, prices, initial, payModes }}
          head={{ title, backTo }}
        />
      );
    }
  }

  return (
    <GiftRenewalStatesView
      {...{ packageId, title, backTo, state }}
      error={all.error}
      retrying={all.retrying}
      unavailableReason={
        plan?.whetherPay && unavailableReason === null
          ? null
          : (unavailableReason ?? 'notRenewable')
      }
      onRefetch={() => void detail.refetch()}
      refetching={detail.isFetching}
    />
  );
}

/** Opens the provider's payment page. */
function GiftRenewal(view: Omit<GiftRenewalViewProps, 'step' | 'onPay'>) {
  const { packageId } = view;
  const { step, open } = usePaySession();
  return (
    <GiftRenewalView
      {...view}
      step={step}
      onPay={({ goodsPriceId }, payMode) =>
        void open({ priceId: goodsPriceId, packageId, payMode })
      }
    />
  );
}
