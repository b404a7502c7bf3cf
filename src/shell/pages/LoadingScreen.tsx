import { PageLoading } from '@homeview/ui/PageLoading';
import { useText } from '../../i18n/useText';

/** Shown while the chunk of a page loads. */
export function LoadingScreen() {
  const text = useText();
  return <PageLoading label={text('app.loading')} />;
}
