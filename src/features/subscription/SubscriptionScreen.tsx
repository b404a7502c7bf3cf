import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { refusalText } from '../../api/request/apiError';
import {
  useDowngradeDevListQuery,
  useSubscriptionDetail,
} from '../../api/endpoints/subscription.api';
import { usePackageOfPlan } from '../../api/endpoints/package.api';
import { KeepPlanButton } from '../../checkout/plan/KeepPlanButton';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { toCents } from '../../domain/offer/price';
import { canKeepPlan } from '../../domain/plan/planChange';
import { isDeleted } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { useAppActive } from '../../shell/native/useAppActive';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { CalendarReminder } from './CalendarReminder';
import { PlanActions, TurnOffButton } from './PlanActions';
import type { RenewalButtonProps } from './PlanActions';
import { PlanFacts } from './PlanFacts';
import { ReplaceDeviceLink } from './ReplaceDeviceLink';
import { SubscriptionView } from './SubscriptionView';
import type { NextPrice } from './useDetailRows';
import { usePolling } from './usePolling';
import { useRenewalToggle } from './useRenewalToggle';

interface Props {
  readonly id: string;
}

/** The next price, with its period if the plan's own package has such a price. */
function nextPriceOf(price: number, buyNum: number, goods: Goods | undefined): NextPrice {
  const same = goods?.goodsPriceList.filter(
    (entry) => entry.buyNum === buyNum && toCents(entry.price) === toCents(price),
  );
  return { price, planUnit: same?.length === 1 ? same[0]?.planUnit : undefined };
}

/** Loads a plan, its house, and the actions available to the customer. */
export function SubscriptionScreen({ id }: Props) {
  const navigate = useNavigate();
  const { currentData, error, refetch, isFetching } = useSubscriptionDetail(id);
  const { houses } = useNamedHouses();
  const { settled, notOwner } = useOwnership(currentData?.homeId);
  const shown = settled ? currentData : undefined;
  const next = useDowngradeDevListQuery(shown?.packageChangeRecord ? { packageId: id } : skipToken);
  const goods = usePackageOfPlan(shown?.packageChangeRecord ? id : undefined);
  // Price and period appear together, so that nothing moves twice.
  const isPeriodSettled = goods.data !== undefined || goods.error !== undefined;
  const nextPrice =
    shown?.packageChangeRecord && next.data && isPeriodSettled
      ? nextPriceOf(next.data.goodsPrice, shown.packageChangeRecord.buyNum, goods.data)
      : undefined;
  useAppActive(() => void refetch());
  usePolling(currentData?.subScribeStatus === SubscribeStatus.Activating, refetch);
  // Rejection 400 means that the service does not know this id, so a retry cannot help.
  const unknown = currentData === undefined && refusalText(error) !== null;
  const state = screenStateOf({ data: shown, error, retry: refetch });
  const owned = notOwner ? undefined : shown;
  const { busy, toggle } = useRenewalToggle(id, owned);
  const [hasTurned, setHasTurned] = useState(false);
  const turn = {
    turning: busy,
    takesFocus: hasTurned,
    onTurn: () => {
      setHasTurned(true);
      toggle();
    },
  };
  const actions = owned && <ActionsOfPlan id={id} detail={owned} {...turn} />;
  const turnOff = owned && <TurnOffButton detail={owned} {...turn} />;

  return (
    <SubscriptionView
      state={unknown ? { status: 'empty' } : state}
      error={error}
      retrying={isFetching}
      notOwner={notOwner}
      keepPlan={owned && canKeepPlan(owned) ? <KeepPlanButton packageId={id} /> : undefined}
      replace={owned ? <ReplaceDeviceLink id={id} detail={owned} /> : undefined}
      onChooseStaying={() =>
        void navigate({ to: '/subscription/$id/updateDevice', params: { id } })
      }
      facts={
        shown ? (
          <PlanFacts
            {...{ id, houses, notOwner, nextPrice, actions, turnOff }}
            detail={shown}
            reminder={notOwner ? undefined : <CalendarReminder id={id} detail={shown} />}
          />
        ) : undefined
      }
      actions={actions}
      turnOff={turnOff}
    />
  );
}

function ActionsOfPlan({ id, ...turn }: Props & RenewalButtonProps) {
  const text = useText();
  const navigate = useNavigate();
  const adjust = () => {
    if (isDeleted(turn.detail)) {
      void dialogs.open({ content: text('change_plan_tips_9'), hideCancel: true });
    } else void navigate({ to: '/subscription/$id/adjustDevice', params: { id } });
  };
  return (
    <PlanActions
      {...turn}
      onAdjust={adjust}
      onRenewNow={() => void navigate({ to: '/package/renewal', search: { packageId: id } })}
    />
  );
}
