import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useOwnership } from '../../checkout/useOwnership';
import { useText } from '../../i18n/useText';
import { useToPlans } from '../../shell/useToPlans';

/** An account without a bill; owners are led to the plans (ruling 48). */
export function NoBills() {
  const text = useText();
  const toPlans = useToPlans();
  const { notOwner } = useOwnership();
  return (
    <EmptyState
      title={text('bill_empty')}
      message={text(notOwner ? 'home.noHousesMessage' : 'bills.emptyMessage')}
      action={
        notOwner ? undefined : <BusyButton onClick={toPlans}>{text('packages.seeAll')}</BusyButton>
      }
    />
  );
}
