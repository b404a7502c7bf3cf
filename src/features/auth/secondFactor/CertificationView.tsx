import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BackToLogin } from './BackToLogin';

export interface CertificationViewProps {
  readonly redirectUrl: string | undefined;
  /** `CertificationForm`; null if there is no sign-in to confirm. */
  readonly form: ReactNode;
}

/** The second step of a sign-in. */
export function CertificationView({ redirectUrl, form }: CertificationViewProps) {
  const text = useText();
  return (
    <PortalPage
      title={text('certification.title')}
      heading={form === null ? 'frame' : 'content'}
      width="form"
      centered
    >
      {form ?? (
        <EmptyState
          title={text('certification.noSignTitle')}
          message={text('certification.noSignMessage')}
          action={<BackToLogin redirectUrl={redirectUrl} />}
        />
      )}
    </PortalPage>
  );
}
