import { BusyButton } from '@homeview/ui/BusyButton';
import { useText } from '../../i18n/useText';
import { useKeepPlan } from './useKeepPlan';

interface Props {
  readonly packageId: string;
  /** The main action of the page; otherwise an action beside a notice. */
  readonly main?: boolean;
}

/** Cancels the pending change of a plan after a confirmation. */
export function KeepPlanButton({ packageId, main = false }: Props) {
  const text = useText();
  const { busy, keep } = useKeepPlan(packageId);
  return (
    <BusyButton
      variant={main ? 'contained' : 'outlined'}
      fullWidth={main}
      busy={busy}
      busyLabel={text('renewal.working')}
      onClick={keep}
    >
      {text('keepPlan.button')}
    </BusyButton>
  );
}
