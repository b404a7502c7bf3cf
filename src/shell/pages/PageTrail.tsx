import { useRouter } from '@tanstack/react-router';
import { Breadcrumbs } from '@homeview/ui/Breadcrumbs';
import { useText } from '../../i18n/useText';
import type { MessageId } from '../../i18n/messages';
import { PageLink } from '../links/PageLink';
import type { PageTrailProps } from './signedIn';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the breadcrumbs of the pages below it, which its query may decide. */
    crumb?: MessageId | ((query: string) => MessageId);
  }
}

interface Crumb {
  readonly href: string;
  readonly crumb: MessageId;
}

/** The paths that lead to a path: `/a/b` → `/`, `/a`, `/a/b`. */
const pathsTo = (path: string): string[] => {
  const names = path.split('/').filter(Boolean);
  return ['/', ...names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`)];
};

/** Breadcrumbs to the current page. The last link keeps the query of `backTo`. */
export function PageTrail({ backTo, title }: PageTrailProps) {
  const text = useText();
  const router = useRouter();
  const [path = '/', query = ''] = backTo.split('?');
  const pages = pathsTo(path).flatMap((to): Crumb[] => {
    const [, , route] = router.getMatchedRoutes(to);
    const name = route?.options.staticData?.crumb;
    const crumb = typeof name === 'function' ? name(query) : name;
    return crumb === undefined ? [] : [{ href: to === path ? backTo : to, crumb }];
  });
  // The last link leads back, also to a page without a crumb.
  if (pages.at(-1)?.href !== backTo) pages.push({ href: backTo, crumb: 'common.back' });
  return (
    <Breadcrumbs label={text('nav.trail')} current={title}>
      {pages.map(({ href, crumb }) => (
        <PageLink key={href} to={href} activeOptions={{ exact: true }}>
          {text(crumb)}
        </PageLink>
      ))}
    </Breadcrumbs>
  );
}
