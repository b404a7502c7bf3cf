import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { AppHeader } from '@homeview/ui/AppHeader';
import { Page } from '@homeview/ui/Page';
import type { PageProps } from '@homeview/ui/Page';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { brand } from '../../i18n/brand';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/launch/environment';
import { notePage, useLeadsBackToApp } from '../../platform/launch/firstPage';
import { closeWebView } from '../native/closeWebView';

interface Props extends Pick<PageProps, 'children' | 'footer' | 'aside' | 'maxWidth'> {
  /** Name of the page: in the header and in the browser's title. */
  readonly title: string;
  /** Where the back arrow leads; without it there is none. */
  readonly backTo?: string | undefined;
  /** What stands at the end of the header. In the app only a page that has it has a header. */
  readonly headerEnd?: ReactNode;
  /** The content has its own first-level heading; else the title is one for screen readers. */
  readonly headingInContent?: boolean;
}

/** The frame of every page. The navigation bar is the browser's: the app draws its own. Spec 1. */
export function PortalPage({
  title,
  backTo,
  headerEnd,
  headingInContent = false,
  children,
  ...page
}: Props) {
  const text = useText();
  const router = useRouter();
  const pageTitle = text('app.title', { page: title });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);

  const pathname = useLocation({ select: (location) => location.pathname });
  // Before it is painted: the arrow must not come late.
  useLayoutEffect(() => notePage(pathname), [pathname]);
  const leadsBackToApp = useLeadsBackToApp(pathname);
  const toApp = environment.inApp && leadsBackToApp;
  // An app that does not close the page must not leave a dead arrow.
  const stay = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' });
  const onBack = toApp
    ? () => void closeWebView().catch(stay)
    : backTo === undefined
      ? undefined
      : () => router.history.push(backTo);
  const bar = (
    <AppHeader
      title={onBack ? title : undefined}
      logoLabel={brand}
      back={onBack ? { label: text('common.back'), onBack } : undefined}
      end={headerEnd}
    />
  );
  return (
    <Page
      {...page}
      label={title}
      skipLabel={text('app.skipToContent')}
      header={environment.inApp && headerEnd === undefined && !toApp ? undefined : bar}
    >
      {headingInContent ? null : <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {children}
    </Page>
  );
}
