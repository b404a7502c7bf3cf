import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../../i18n/useText';
import { PlanLink } from '../PlanLink';

interface Props {
  readonly id: string;
  /** The plan covers no device; otherwise no device of the house is free. */
  readonly isEmpty: boolean;
}

/** Says why no device can be replaced. */
export function NothingToReplace({ id, isEmpty }: Props) {
  const text = useText();
  return (
    <EmptyState
      illustration="devices"
      title={text(isEmpty ? 'device_unselect' : 'device_no_valid')}
      message={text(isEmpty ? 'replaceDevice.emptyMessage' : 'replaceDevice.noneMessage')}
      action={
        <PlanLink to="/subscription/$id/adjustDevice" id={id}>
          {text('adjustDevice.title')}
        </PlanLink>
      }
    />
  );
}
