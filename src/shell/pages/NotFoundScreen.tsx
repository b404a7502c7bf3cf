import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { ContactSupport } from '../links/ContactSupport';
import { HomeLink } from '../links/HomeLink';
import { PortalPage } from './PortalPage';

/** Shown for an unknown path. */
export function NotFoundScreen() {
  const text = useText();
  return (
    <PortalPage title={text('notFound.title')}>
      <EmptyState
        title={text('notFound.title')}
        message={text('notFound.message')}
        action={
          <>
            <HomeLink />
            <ContactSupport />
          </>
        }
      />
    </PortalPage>
  );
}
