import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../../i18n/useText';

interface Props {
  /** The customer owns no house and cannot buy. */
  readonly notOwner: boolean;
  readonly onToPlans: () => void;
}

/** Empty state of the bill list; owners get a link to the plans. */
export function NoBills({ notOwner, onToPlans }: Props) {
  const text = useText();
  return (
    <EmptyState
      title={text('bill_empty')}
      message={text(notOwner ? 'home.noHousesMessage' : 'bills.emptyMessage')}
      action={
        notOwner ? undefined : (
          <BusyButton onClick={onToPlans}>{text('packages.seeAll')}</BusyButton>
        )
      }
    />
  );
}

/** Empty state if no bill has the selected status. */
export function NoBillsWithStatus({ onShowAll }: { readonly onShowAll: () => void }) {
  const text = useText();
  return (
    <EmptyState
      title={text('bills.noneWithStatus')}
      action={<BusyButton onClick={onShowAll}>{text('bills.showAll')}</BusyButton>}
    />
  );
}
