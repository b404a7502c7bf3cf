import type { ReactNode } from 'react';
import { ResultPanel } from '@homeview/ui/ResultPanel';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { Reference } from '../../shell/Reference';
import { RESULT_TEXT } from './resultTexts';
import type { ResultVariant } from './resultTexts';

export interface ResultViewProps {
  readonly variant: ResultVariant;
  readonly success: boolean;
  /** The error of the failed call, if there was one. */
  readonly failure?: unknown;
  /** The buttons of the page. */
  readonly actions: ReactNode;
}

/**
 * The payment result page. Shows the texts of its variant and no order data (ruling 16). Spec 2.
 */
export function ResultView({ variant, success, failure, actions }: ResultViewProps) {
  const text = useText();
  const { title, message } = RESULT_TEXT[variant][success ? 'success' : 'failed'];
  return (
    <PortalPage title={text(title)} headingInContent maxWidth={520} centered>
      <ResultPanel
        illustration={success ? 'success' : 'failed'}
        tone={success ? 'success' : 'error'}
        title={text(title)}
        message={text(message)}
        actions={actions}
      >
        {success ? null : <Reference error={failure} />}
      </ResultPanel>
    </PortalPage>
  );
}
