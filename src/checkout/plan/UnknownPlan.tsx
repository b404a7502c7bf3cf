import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { useGoToPlans } from '../../shell/useGoToPlans';

/** An address that names a plan or price which is not on offer. */
export function UnknownPlan() {
  const text = useText();
  const toPlans = useGoToPlans();
  return (
    <EmptyState
      title={text('packages.unknownTitle')}
      message={text('packages.unknownMessage')}
      action={<BusyButton onClick={toPlans}>{text('packages.seeAll')}</BusyButton>}
    />
  );
}
