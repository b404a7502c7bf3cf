import { useNavigate } from '@tanstack/react-router';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { SubscriptionDetail } from '@homeview/contracts/subscription/subscription.schemas';
import { canTurnRenewal, choosesStaying, isDeleted, isStorePlan } from '../../domain/renewal';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { useRenewalToggle } from './useRenewalToggle';

interface Props {
  readonly id: string;
  readonly detail: SubscriptionDetail;
}

/** What can be done with a plan: adjust its devices, turn its renewal, renew what has ended. Spec 2, 4. */
export function PlanActions({ id, detail }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { busy, toggle } = useRenewalToggle(id, detail);
  const deleted = isDeleted(detail);
  const turnsOn = !detail.isRenewal;

  const adjust = () => {
    if (deleted) void dialogs.open({ content: text('change_plan_tips_9'), hideCancel: true });
    else void navigate({ to: '/subscription/$id/adjustDevice', params: { id } });
  };
  const renewNow = () => void navigate({ to: '/package/renewal', search: { packageId: id } });

  const canRenewNow = detail.isExpire && detail.isSupportRenew && !deleted && !isStorePlan(detail);
  const canTurn = canTurnRenewal(detail);
  if (detail.isExpire && !canRenewNow && !canTurn) return null;
  // One primary action: what the plan needs most.
  const turnIsFirst = canTurn && turnsOn && !detail.isExpire && !choosesStaying(detail);

  return (
    <BottomActionBar>
      {canRenewNow ? (
        <BusyButton fullWidth onClick={renewNow}>
          {text('subscription.renewNow')}
        </BusyButton>
      ) : null}
      {detail.isExpire ? null : (
        <BusyButton
          fullWidth
          variant={turnIsFirst || choosesStaying(detail) ? 'outlined' : 'contained'}
          softDisabled={deleted}
          onClick={adjust}
        >
          {text('subscription.adjust')}
        </BusyButton>
      )}
      {canTurn ? (
        <BusyButton
          fullWidth
          variant={turnIsFirst ? 'contained' : 'outlined'}
          busy={busy}
          busyLabel={text('renewal.working')}
          softDisabled={deleted}
          onClick={toggle}
        >
          {text(turnsOn ? 'renewal.turnOn' : 'renewal.turnOff')}
        </BusyButton>
      ) : null}
    </BottomActionBar>
  );
}
