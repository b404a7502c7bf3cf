import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../../i18n/useText';

interface Props {
  /** The session expired. */
  readonly ended?: boolean;
  /** A payment provider has returned to a result page, which needs a session. */
  readonly afterPayment?: boolean;
  /** The browser keeps nothing, so a reload ends the session. */
  readonly storageRefused?: boolean;
}

/** Why the customer is asked to sign in, above the form. */
export function LoginNotices({ ended, afterPayment, storageRefused }: Props) {
  const text = useText();
  return (
    <>
      {ended ? (
        <Notice tone="info" title={text('session_expired')} live>
          {text('session_expired_tips')}
        </Notice>
      ) : null}
      {afterPayment ? (
        <Notice tone="warning" live>
          {text('login.afterPayment')}
        </Notice>
      ) : null}
      {storageRefused ? (
        <Notice tone="info" title={text('login.storageRefusedTitle')}>
          {text('login.storageRefused')}
        </Notice>
      ) : null}
    </>
  );
}
