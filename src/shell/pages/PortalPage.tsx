import { useLocation, useRouter } from '@tanstack/react-router';
import { use, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AppHeader, PageMenu } from '@homeview/ui/AppHeader';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import { Page, useIsDesktop } from '@homeview/ui/Page';
import type { PageProps } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { brand } from '../../i18n/brand';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { notePage, useLeadsBackToApp } from '../../platform/launch/firstPage';
import { PageHouseContext } from '../house/pageHouse';
import { closeWebView } from '../native/closeWebView';
import { SignedInContext } from './signedIn';
import { toasts } from '../feedback';

interface Props extends Pick<
  PageProps,
  'children' | 'footer' | 'aside' | 'below' | 'width' | 'centered'
> {
  /** Title in the header and of the document. */
  readonly title: string;
  /** Target of the back arrow or the last breadcrumb; hidden if undefined. */
  readonly backTo?: string | undefined;
  /**
   * Content at the end of the header; desktops show the house there. In the app, only pages with it or a
   * menu have a header.
   */
  readonly headerEnd?: ReactNode;
  /** The menu on phones; desktops show it on every page of a signed-in customer. */
  readonly menu?: PageMenuProps | undefined;
  /** An order is running, so the house in the header cannot be changed. */
  readonly busy?: boolean;
  /**
   * Where the h1 is: `frame` (default) shows the title, `content` has other words, `contentTitle` has
   * the title, so the header of a phone does not repeat it.
   */
  readonly heading?: 'frame' | 'content' | 'contentTitle' | undefined;
}

/**
 * The frame of every page. Desktops show navigation and breadcrumbs to signed-in customers, phones a
 * back arrow. Only the browser shows the navigation bar; the app has its own.
 */
export function PortalPage({
  title,
  backTo,
  headerEnd,
  menu,
  busy = false,
  heading = 'frame',
  children,
  ...page
}: Props) {
  const text = useText();
  const signedIn = use(SignedInContext);
  const pageHouse = use(PageHouseContext);
  const isDesktop = useIsDesktop();
  const nav = isDesktop ? signedIn : null;
  const { environment } = usePortalConfig();
  const pageTitle = text('app.title', { page: title });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  const { onBack, toApp } = useBack(backTo);
  const shownMenu = nav ? nav.menu : menu;
  const hasEnd = nav !== null || headerEnd !== undefined || menu !== undefined;
  const shownTitle = onBack && heading !== 'contentTitle' ? title : undefined;
  // The frame renders a header again only when it is another element.
  const bar = useMemo(
    () => (
      <AppHeader
        nav={nav?.nav}
        title={shownTitle}
        logoLabel={brand}
        back={onBack ? { label: text('common.back'), onBack } : undefined}
        end={
          hasEnd ? (
            <>
              {nav ? <nav.HousePicker page={pageHouse} busy={busy} /> : headerEnd}
              {shownMenu ? <PageMenu {...shownMenu} /> : null}
            </>
          ) : undefined
        }
      />
    ),
    [nav, shownTitle, text, onBack, hasEnd, pageHouse, busy, headerEnd, shownMenu],
  );
  const trail = useMemo(
    () => (nav && backTo !== undefined ? <nav.Trail {...{ backTo, title }} /> : undefined),
    [nav, backTo, title],
  );
  return (
    <Page
      {...page}
      label={title}
      skipLabel={text('app.skipToContent')}
      trail={trail}
      header={environment.inApp && !hasEnd && !toApp ? undefined : bar}
    >
      {heading === 'frame' ? <FrameHeading shown={nav !== null}>{title}</FrameHeading> : null}
      {children}
    </Page>
  );
}

interface HeadingProps {
  readonly shown: boolean;
  readonly children: string;
}

/** The h1 of a page; a phone shows the title in its header. */
const FrameHeading = ({ shown, children }: HeadingProps) =>
  shown ? (
    <Stack sx={{ mb: 2.5 }}>
      <Title>{children}</Title>
    </Stack>
  ) : (
    <VisuallyHidden as="h1">{children}</VisuallyHidden>
  );

/** What the back arrow does; `toApp` if it closes the web view. */
function useBack(backTo: string | undefined) {
  const { environment } = usePortalConfig();
  const text = useText();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isFromReturnPage = useLocation({ select: ({ state }) => state.isFromReturnPage === true });
  // Layout effect, so that the arrow is visible on the first paint.
  useLayoutEffect(() => notePage(pathname), [pathname]);
  const leadsBackToApp = useLeadsBackToApp(pathname);
  const toApp = environment.inApp && leadsBackToApp;
  const onBack = useCallback(() => {
    // Fallback if the app does not close the web view.
    const stay = () => {
      if (pathname !== '/') void router.navigate({ to: '/' });
      else toasts.show({ message: text('app.closeFailed'), tone: 'error' });
    };
    if (toApp) void closeWebView().catch(stay);
    // The page is the previous entry: a new one would put it into the history twice.
    else if (isFromReturnPage) router.history.back();
    else if (backTo !== undefined) router.history.push(backTo);
  }, [toApp, backTo, isFromReturnPage, pathname, router, text]);
  return { toApp, onBack: toApp || backTo !== undefined ? onBack : undefined };
}
