import type { RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import { login } from '@homeview/contracts/auth/auth.endpoints';
import { authApi } from './auth.api';
import { store } from './store';

// Its answer is judged by a module of its own, which a deployment would take away.
void login.schemas().catch(() => undefined);

/**
 * Signs in. A module of its own, fetched while the customer types: the sign-in page asks the service
 * for nothing before. Rejects with an ApiError.
 */
export const callLogin = (payload: RequestOf<typeof login>): Promise<ResponseOf<typeof login>> =>
  store.dispatch(authApi.endpoints.login.initiate(payload, { track: false })).unwrap();
