import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../i18n/useText';

/** An address that names a plan or price which is not on offer. */
export function UnknownPlan() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={text('packages.unknownTitle')}
      message={text('packages.unknownMessage')}
      action={
        <BusyButton onClick={() => void navigate({ to: '/defaultPackage' })}>
          {text('packages.seeAll')}
        </BusyButton>
      }
    />
  );
}
