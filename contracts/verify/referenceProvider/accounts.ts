import { no, twoOf, yes } from './reply';
import type { Call, Payload, Reply } from './reply';

const CUSTOMER = 'demo@homeview.example';
const SIGN = 'sign-1001';
const RSA_2048_BYTES = 256;

/** The customer id exceeds the safe integers, so it must be handled as a string. */
const session = {
  region: 'north',
  nickname: '',
  username: 'DEMO@homeview.example',
  id: '9223372036854775807',
  refreshToken: 'r.3Vq',
  expiresIn: 60,
  accessToken: 'a.9Xc',
};

const login: Call = ({ secondFactor }, { username, password }) => {
  const isEncrypted = Buffer.from(String(password), 'base64').length === RSA_2048_BYTES;
  if (username !== CUSTOMER || !isEncrypted) return no;
  return yes(secondFactor === 'off' ? session : { secondaryCertificationSign: 'another-sign' });
};

const incorrect: Reply = { code: 560119, status: 200 };
const expired: Reply = { code: 560118, status: 401 };

const verifySecondCertification: Call = ({ secondFactor }, payload) => {
  if (secondFactor === 'expired' || isUnknown(payload)) return expired;
  return payload.code === '246810' ? yes(session) : incorrect;
};

const isUnknown = ({ secondaryCertificationSign }: Payload) => secondaryCertificationSign !== SIGN;

const resendSecondCertification: Call = (_, payload) =>
  isUnknown(payload) ? expired : yes({ sentTo: 'd***@homeview.example' });

const refreshToken: Call = ({ canRefresh, tokens }) => {
  if (canRefresh) return yes({ scope: ['all'], accessToken: 'a.new' });
  const isReplaced = Object.values(tokens).includes(21027);
  return { code: isReplaced ? 21027 : 21025, status: 401 };
};

const house = { rooms: 4, isDefault: false, isOwner: false, id: 'H-7', name: 'Ønsket hus' };

const houseList: Call = ({ hasHouses }) =>
  yes(hasHouses ? twoOf(house, { id: 'H-8', isOwner: true, isDefault: true }) : []);

/** Calls that need no token. */
export const openCalls: Readonly<Record<string, Call>> = {
  'POST /apiLogin/users/loginWithFreeVerification': login,
  'POST /apiLogin/users/verifySecondCertification': verifySecondCertification,
  'POST /apiLogin/users/resendSecondCertification': resendSecondCertification,
  'POST /apiLogin/users/refreshToken': refreshToken,
};

export const accountCalls: Readonly<Record<string, Call>> = {
  'GET /api/ipc/house/houseList': houseList,
};
