import { useText } from '../i18n/useText';
import { FailedView } from './FailedView';
import { PortalPage } from './PortalPage';

interface Props {
  readonly error: unknown;
}

/**
 * A screen that broke, or code that could not be fetched: never a white page. Trying again loads the
 * page anew, for a browser remembers a module that failed.
 */
export function CrashScreen({ error }: Props) {
  const text = useText();
  return (
    <PortalPage title={text('load_error_message')}>
      <FailedView error={error} onRetry={() => window.location.reload()} />
    </PortalPage>
  );
}
