import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { useIsDesktop } from '@homeview/ui/Page';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isEnding } from '../../checkout/plan/EndingPlanNotice';
import { canTurnRenewal, choosesStaying, isDeleted, isStorePlan } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';

export interface PlanActionsProps {
  readonly detail: SubscriptionDetail;
  /** Turning renewal on or off is in progress. */
  readonly turning: boolean;
  readonly onTurn: () => void;
  readonly onAdjust: () => void;
  readonly onRenewNow: () => void;
}

/**
 * The actions of a plan: adjust devices, turn renewal on or off, renew an expired plan. A phone shows
 * them in the bar, a wide screen in the card of the plan.
 */
export function PlanActions({ detail, turning, onTurn, onAdjust, onRenewNow }: PlanActionsProps) {
  const text = useText();
  const wide = useIsDesktop();
  const deleted = isDeleted(detail);
  const turnsOn = !detail.isRenewal;

  const canRenewNow = detail.isExpire && detail.isSupportRenew && !deleted && !isStorePlan(detail);
  const canTurn = canTurnRenewal(detail);
  if (detail.isExpire && !canRenewNow && !canTurn) return null;
  // Only one primary action: the most important one for the plan's state.
  const choosesFirst = choosesStaying(detail) && !isEnding(detail);
  const turnIsFirst = canTurn && turnsOn && !choosesFirst && !canRenewNow;

  const buttons = (
    <>
      {canRenewNow ? (
        <BusyButton fullWidth onClick={onRenewNow}>
          {text('subscription.renewNow')}
        </BusyButton>
      ) : null}
      {detail.isExpire ? null : (
        <BusyButton
          fullWidth
          variant={turnIsFirst || choosesFirst ? 'outlined' : 'contained'}
          softDisabled={deleted}
          onClick={onAdjust}
        >
          {text('subscription.adjust')}
        </BusyButton>
      )}
      {canTurn ? (
        <BusyButton
          fullWidth
          variant={turnIsFirst ? 'contained' : 'outlined'}
          busy={turning}
          busyLabel={text('renewal.working')}
          softDisabled={deleted}
          onClick={onTurn}
        >
          {text(turnsOn ? 'renewal.turnOn' : 'renewal.turnOff')}
        </BusyButton>
      ) : null}
    </>
  );
  return wide ? buttons : <BottomActionBar>{buttons}</BottomActionBar>;
}
