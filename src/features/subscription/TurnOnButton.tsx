import { BusyButton } from '@homeview/ui/BusyButton';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { useRenewalToggle } from './useRenewalToggle';

interface Props {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** The main button of its page. */
  readonly main: boolean;
}

/** Turns on the renewal of a plan from another page than its own. */
export function TurnOnButton({ id, detail, main }: Props) {
  const text = useText();
  const { busy, toggle } = useRenewalToggle(id, detail);
  return (
    <BusyButton
      variant={main ? 'contained' : 'outlined'}
      busy={busy}
      busyLabel={text('renewal.working')}
      onClick={toggle}
    >
      {text('renewal.turnOn')}
    </BusyButton>
  );
}
