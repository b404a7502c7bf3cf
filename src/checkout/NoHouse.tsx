import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../i18n/useText';
import { HomeLink } from '../shell/HomeLink';

/** Only owners manage plans: without a house of one's own there is nothing to choose for. Spec 1, 6. */
export function NoHouse() {
  const text = useText();
  return (
    <EmptyState
      illustration="house"
      title={text('home.noHousesTitle')}
      message={text('home.noHousesMessage')}
      action={<HomeLink />}
    />
  );
}
