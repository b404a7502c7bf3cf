import { useRouter } from '@tanstack/react-router';
import { resetApiState } from '../../../api/api';
import { useAppDispatch } from '../../../api/dispatch';
import { redirectTarget } from '../../../domain/payment/redirectUrl';
import { saveSession } from '../../../platform/session/session';
import { emailDraft } from './emailDraft';

interface Answer {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly id?: string | undefined;
  readonly username?: string | undefined;
}

/** Completes sign-in: stores tokens and user, clears the cache, opens an allowed redirectUrl. */
export function useEnterPortal(redirectUrl: string | undefined) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  return ({ accessToken, refreshToken, id, username }: Answer): void => {
    if (!accessToken || !refreshToken || !id || !username) throw new Error('No session came');
    emailDraft.keep('');
    dispatch(resetApiState());
    saveSession({ accessToken, refreshToken, user: { id, username } });
    router.history.replace(redirectTarget(redirectUrl, window.location.origin));
  };
}
