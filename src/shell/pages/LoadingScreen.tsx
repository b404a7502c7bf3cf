import { PageLoading } from '@homeview/ui/PageLoading';
import { useText } from '../../i18n/useText';

/** Shown while the code of a page is on its way. Spec 2. */
export function LoadingScreen() {
  const text = useText();
  return <PageLoading label={text('app.loading')} />;
}
