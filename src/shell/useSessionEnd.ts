import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../i18n/useText';
import { environment } from '../platform/launch/environment';
import { onSessionEnd } from '../platform/session/sessionEnd';
import { closeWebView } from './native/closeWebView';
import { dialogs } from './feedback';

/** The alert of the app is up already: many calls may fail at once. */
let telling = false;

/**
 * What the end of a session looks like: in the app an alert whose OK closes the web view, in a
 * browser the way to sign-in, and back afterwards. Once, however many calls fail. Spec 8.
 */
export function useSessionEnd(): void {
  const router = useRouter();
  const text = useText();
  useEffect(
    () =>
      onSessionEnd(() => {
        const { pathname, href } = router.latestLocation;
        const toSignIn = () => router.navigate({ to: '/login', search: { redirectUrl: href } });
        if (!environment.inApp) {
          // One more call may fail after the page has changed.
          if (pathname.startsWith('/login')) return;
          dialogs.closeAll();
          void toSignIn();
          return;
        }
        if (telling) return;
        telling = true;
        dialogs.closeAll();
        void dialogs
          .open({
            title: text('session_expired'),
            content: text('session_expired_tips'),
            hideCancel: true,
          })
          .then(closeWebView)
          // An app that cannot close the page leaves a way on.
          .catch(toSignIn)
          .finally(() => (telling = false));
      }),
    [router, text],
  );
}
