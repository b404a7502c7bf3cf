import { useState } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storedItems';
import { PortalPage } from '../../shell/PortalPage';
import { BackToLogin } from './BackToLogin';
import { CertificationForm } from './CertificationForm';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** The second step of a sign-in. Spec 2. */
export function CertificationScreen({ redirectUrl }: Props) {
  const text = useText();
  // Read once: it is forgotten with success, while this page is still shown.
  const [sign] = useState(() => stored.secondFactorSign.get());
  return (
    <PortalPage title={text('certification.title')} headingInContent={sign !== null} maxWidth={440}>
      {sign === null ? (
        <EmptyState
          title={text('certification.noSignTitle')}
          message={text('certification.noSignMessage')}
          action={<BackToLogin redirectUrl={redirectUrl} />}
        />
      ) : (
        <CertificationForm sign={sign} redirectUrl={redirectUrl} />
      )}
    </PortalPage>
  );
}
