import { sessionExample } from '../../domains/auth/auth.examples';
import { houseExample } from '../../domains/house/house.examples';
import { newToken, text } from './account';
import type { Account, Call, Calls, Payload } from './account';
import { Refused, refuseIf } from './world';

/** The customer id exceeds the safe integers, so it must be handled as a string. */
function session(account: Account) {
  const refreshToken = crypto.randomUUID();
  account.refreshTokens.add(refreshToken);
  return sessionExample({
    id: '9223372036854775807',
    nickname: '',
    username: 'DEMO@homeview.example',
    accessToken: newToken(account),
    refreshToken,
  });
}

const login: Call = (account, { username, password }) => {
  refuseIf(username !== account.values.username || !account.isPassword(password));
  if (!account.wantsCode) return session(account);
  account.sign = crypto.randomUUID();
  return { secondaryCertificationSign: account.sign };
};

const checkSign = ({ sign }: Account, { secondaryCertificationSign }: Payload) =>
  refuseIf(sign === null || sign !== secondaryCertificationSign, 560118);

const verify: Call = (account, payload) => {
  checkSign(account, payload);
  const isRight = payload.code === account.values.secondFactorCode;
  refuseIf(!isRight && !account.has('a wrong code opens the session'), 560119);
  if (!account.has('a code works twice')) account.sign = null;
  return session(account);
};

const resend: Call = (account, payload) => {
  checkSign(account, payload);
  return { sentTo: 'd***@homeview.example' };
};

const refresh: Call = (account, { refreshToken }) => {
  const { tokens, refreshTokens, tokenCode } = account;
  refuseIf(!refreshTokens.has(text(refreshToken)), tokenCode === 21027 ? 21027 : 21025);
  if (account.has('a refresh returns the old token')) return { accessToken: [...tokens].at(-1) };
  if (account.has('a refreshed token is unknown')) return { accessToken: crypto.randomUUID() };
  return { scope: ['all'], accessToken: newToken(account) };
};

/** Calls without a token. */
export const openCalls: Calls = {
  'POST /apiLogin/users/loginWithFreeVerification': login,
  'POST /apiLogin/users/verifySecondCertification': verify,
  'POST /apiLogin/users/resendSecondCertification': resend,
  'POST /apiLogin/users/refreshToken': refresh,
};

/** The log service is a separate service: it requires entries and reports errors by HTTP status. */
const reportLog: Call = (_, { form }) => {
  if (!String(form).includes('"contents":[{')) throw new Refused(400);
  return { stored: 1 };
};

export const accountCalls: Calls = {
  'GET /api/ipc/house/houseList': ({ hasHouses, values }) =>
    hasHouses
      ? [
          houseExample({ id: 'H-7', name: 'Ønsket hus', isOwner: false, isDefault: false }),
          houseExample({ id: values.houseId }),
        ]
      : [],
  'POST /logs/reportLog': reportLog,
};
