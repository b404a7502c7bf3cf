import { LoadError } from '@homeview/ui/LoadError';
import { useText } from '../../i18n/useText';
import { FailedView } from './FailedView';
import { LoadingScreen } from './LoadingScreen';
import { PortalPage } from './PortalPage';
import { useMissingCode } from '../useMissingCode';

interface Props {
  readonly error: unknown;
}

/**
 * Shown instead of a page that crashed or whose chunk could not be fetched. Retry reloads the page,
 * because browsers cache failed modules.
 */
export function CrashScreen({ error }: Props) {
  const text = useText();
  const { cause, retrying, retry } = useMissingCode(error);
  if (cause === 'unknown') return <LoadingScreen />;
  if (cause === 'other') {
    return (
      <PortalPage title={text('load_error_message')} heading="contentTitle">
        <FailedView heading="h1" error={error} onRetry={retry} retrying={retrying} />
      </PortalPage>
    );
  }
  return (
    <PortalPage title={text('error.offline')} heading="contentTitle" backTo="/">
      <LoadError
        heading="h1"
        title={text('error.offline')}
        message={text('error.offlineMessage')}
        retryLabel={text('common.tryAgain')}
        onRetry={retry}
        retrying={retrying}
      />
    </PortalPage>
  );
}
