import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { useIsDesktop } from '@homeview/ui/Page';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isEnding } from '../../checkout/plan/EndingPlanNotice';
import { canTurnRenewal, choosesStaying, isDeleted, isStorePlan } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';

export interface RenewalButtonProps {
  readonly detail: SubscriptionDetail;
  /** Turning renewal on or off is in progress. */
  readonly turning: boolean;
  readonly onTurn: () => void;
  /** The button replaces the one that was pressed, so it takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

export interface PlanActionsProps extends RenewalButtonProps {
  readonly onAdjust: () => void;
  readonly onRenewNow: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Turns renewal off: the last action of the page, and the quietest. */
export function TurnOffButton({ detail, turning, onTurn, takesFocus }: RenewalButtonProps) {
  const text = useText();
  if (!detail.isRenewal || !canTurnRenewal(detail)) return null;
  return (
    <BusyButton
      ref={takesFocus ? focus : undefined}
      fullWidth
      variant="text"
      busy={turning}
      busyLabel={text('renewal.working')}
      softDisabled={isDeleted(detail)}
      onClick={onTurn}
    >
      {text('renewal.turnOff')}
    </BusyButton>
  );
}

/**
 * The main actions of a plan: renew an expired plan, adjust devices, turn renewal on. A phone shows
 * them in the bar, a wide screen in the card of the plan.
 */
export function PlanActions(props: PlanActionsProps) {
  const { detail, turning, onTurn, takesFocus, onAdjust, onRenewNow } = props;
  const text = useText();
  const wide = useIsDesktop();
  const deleted = isDeleted(detail);

  const canRenewNow = detail.isExpire && detail.isSupportRenew && !deleted && !isStorePlan(detail);
  const canTurnOn = canTurnRenewal(detail) && !detail.isRenewal;
  if (detail.isExpire && !canRenewNow && !canTurnOn) return null;
  // Only one primary action: the most important one for the plan's state.
  const choosesFirst = choosesStaying(detail) && !isEnding(detail);
  const turnIsFirst = canTurnOn && !choosesFirst && !canRenewNow;

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
      {canTurnOn ? (
        <BusyButton
          ref={takesFocus ? focus : undefined}
          fullWidth
          variant={turnIsFirst ? 'contained' : 'outlined'}
          busy={turning}
          busyLabel={text('renewal.working')}
          softDisabled={deleted}
          onClick={onTurn}
        >
          {text('renewal.turnOn')}
        </BusyButton>
      ) : null}
    </>
  );
  return wide ? buttons : <BottomActionBar>{buttons}</BottomActionBar>;
}
