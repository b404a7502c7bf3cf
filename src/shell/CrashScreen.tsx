import { useText } from '../i18n/useText';
import { FailedView } from './FailedView';
import { PortalPage } from './PortalPage';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A screen that broke, or code that could not be fetched: never a white page. */
export function CrashScreen({ error, onRetry }: Props) {
  const text = useText();
  return (
    <PortalPage title={text('load_error_message')} titleInContent>
      <FailedView error={error} onRetry={onRetry} />
    </PortalPage>
  );
}
