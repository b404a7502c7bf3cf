import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { useGoToPlans } from '../../shell/useGoToPlans';

/** Shown if the URL names a plan or price that is not offered. */
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
