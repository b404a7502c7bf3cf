import { useText } from '../../i18n/useText';
import { PageLink } from './PageLink';

/** Link to home. */
export function HomeLink() {
  const text = useText();
  return (
    <PageLink to="/" activeOptions={{ exact: true }} standalone>
      {text('common.toHome')}
    </PageLink>
  );
}
