import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/useText';
import { usePortalConfig } from '../platform/launch/usePortalConfig';
import { onSessionEnd } from '../platform/session/sessionEnd';
import { closeWebView } from './native/closeWebView';
import { dialogs } from './feedback';

/** The app's alert is open already; several calls may fail at once. */
let telling = false;

/**
 * Handles the end of a session once: in the app an alert whose OK closes the web view, in a browser
 * a redirect to sign-in with a return path. Returns whether only the alert may be shown, because
 * the page behind it could no longer load its data.
 */
export function useSessionEnd(): boolean {
  const router = useRouter();
  const { inApp } = usePortalConfig().environment;
  const text = useText();
  const [isAlertAlone, setAlertAlone] = useState(false);
  useEffect(
    () =>
      onSessionEnd(() => {
        const { pathname, href } = router.latestLocation;
        const toSignIn = () => router.navigate({ to: '/login', search: { redirectUrl: href } });
        if (!inApp) {
          // Another call may fail after the redirect.
          if (pathname.startsWith('/login')) return;
          dialogs.closeAll();
          void toSignIn();
          return;
        }
        if (telling) return;
        telling = true;
        setAlertAlone(true);
        dialogs.closeAll();
        void dialogs
          .open({
            title: text('session_expired'),
            content: text('session_expired_tips'),
            hideCancel: true,
          })
          .then(closeWebView)
          // Fallback if the app cannot close the web view.
          .catch(toSignIn)
          .finally(() => {
            telling = false;
            setAlertAlone(false);
          });
      }),
    [inApp, router, text],
  );
  return isAlertAlone;
}
