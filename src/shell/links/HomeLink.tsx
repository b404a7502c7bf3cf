import { useText } from '../../i18n/useText';
import { PageLink } from './PageLink';

/** The way home, as a link of its own. */
export function HomeLink() {
  const text = useText();
  return (
    <PageLink to="/" activeOptions={{ exact: true }} standalone>
      {text('common.toHome')}
    </PageLink>
  );
}
