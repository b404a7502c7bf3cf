import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';
import { SIGN_IN_TIMEOUT_MS } from '../../vocabulary/timeouts';

const schemas = () => import('./auth.schemas');

export const login = defineEndpoint({
  name: 'login',
  kind: 'mutation',
  method: 'POST',
  path: '/apiLogin/users/loginWithFreeVerification',
  timeoutMs: SIGN_IN_TIMEOUT_MS,
  access: 'open',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.02', '3.entity.02', '3.entity.03', '9.const.02'],
  schemas: () => schemas().then((all) => all.login),
});

/** The client refreshes on 21026, never in advance. */
export const refreshToken = defineEndpoint({
  name: 'refreshToken',
  kind: 'mutation',
  method: 'POST',
  path: '/apiLogin/users/refreshToken',
  access: 'open',
  errors: [ErrorCode.SessionExpired, ErrorCode.SessionReplaced],
  ledger: ['7.call.01'],
  schemas: () => schemas().then((all) => all.refreshToken),
});

export const verifySecondCertification = defineEndpoint({
  name: 'verifySecondCertification',
  kind: 'mutation',
  method: 'POST',
  path: '/apiLogin/users/verifySecondCertification',
  timeoutMs: SIGN_IN_TIMEOUT_MS,
  access: 'open',
  errors: [ErrorCode.SecondFactorExpired, ErrorCode.SecondFactorIncorrect],
  ledger: ['7.call.03', '9.const.03'],
  schemas: () => schemas().then((all) => all.verifySecondCertification),
});

export const resendSecondCertification = defineEndpoint({
  name: 'resendSecondCertification',
  kind: 'mutation',
  method: 'POST',
  path: '/apiLogin/users/resendSecondCertification',
  timeoutMs: SIGN_IN_TIMEOUT_MS,
  access: 'open',
  errors: [ErrorCode.SecondFactorExpired],
  ledger: ['7.call.04', '9.const.04'],
  schemas: () => schemas().then((all) => all.resendSecondCertification),
});
