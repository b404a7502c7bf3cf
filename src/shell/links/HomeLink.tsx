import { useText } from '../../i18n/useText';
import { PageLink } from './PageLink';

/** The link home. */
export function HomeLink() {
  const text = useText();
  return (
    <PageLink to="/" activeOptions={{ exact: true }} standalone>
      {text('common.toHome')}
    </PageLink>
  );
}
