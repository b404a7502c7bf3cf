import { SessionExpiredNotice } from '@homeview/ui/SessionExpiredNotice';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page whose session has ended, in place of its content. On the sign-in page itself use a Notice with live.',
  do: [
    'Come back to the same page after sign-in.',
    'Say that cameras keep recording, and whether an order was placed.',
    'Name the action by what follows: “Sign in” in a browser, “OK” in the app, which signs in itself.',
    'Set heading="h2" where the page keeps its own Title.',
  ],
  dont: [
    'Show it for a wrong password or a missing permission.',
    'Wrap it in a role="alert": it has one.',
    'Add a second action: there is only one next step.',
  ],
};

interface ExpiredProps {
  readonly inApp: boolean;
  readonly leaving: boolean;
  readonly onContinue: () => void;
}

export const Example = ({ inApp, leaving, onContinue }: ExpiredProps) => (
  <SessionExpiredNotice
    title="Sign in again"
    message="Your session has ended. Your cameras keep recording, and nothing was changed."
    actionLabel={inApp ? 'OK' : 'Sign in'}
    onAction={onContinue}
    busy={leaving}
  />
);
