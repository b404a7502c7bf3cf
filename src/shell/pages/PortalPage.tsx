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
  /** Title in the header and of the document. */
  readonly title: string;
  /** Target of the back arrow; hidden if undefined. */
  readonly backTo?: string | undefined;
  /** Content at the end of the header. In the app, only pages with it have a header. */
  readonly headerEnd?: ReactNode;
  /** The content has its own h1; otherwise the title is a visually hidden h1. */
  readonly headingInContent?: boolean;
}

/**
 * The frame of every page. Only the browser shows the navigation bar; the app has its own. Spec 1.
 */
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
  // Layout effect, so that the arrow is visible on the first paint.
  useLayoutEffect(() => notePage(pathname), [pathname]);
  const leadsBackToApp = useLeadsBackToApp(pathname);
  const toApp = environment.inApp && leadsBackToApp;
  // Fallback if the app does not close the web view.
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
