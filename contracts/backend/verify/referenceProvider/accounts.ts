import { no, twoOf, yes } from './reply';
import type { Facts } from './facts';
import type { Call, Payload, Reply } from './reply';

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

const login: Call = ({ secondFactor, values, isPassword }, { username, password }) => {
  if (username !== values.username || !isPassword(password)) return no;
  return yes(secondFactor === 'off' ? session : { secondaryCertificationSign: 'another-sign' });
};

const incorrect: Reply = { code: 560119, status: 200 };
const expired: Reply = { code: 560118, status: 401 };

const isUnknown = ({ values }: Facts, payload: Payload) =>
  payload.secondaryCertificationSign !== values.secondaryCertificationSign;

const verifySecondCertification: Call = (facts, payload) => {
  if (facts.secondFactor === 'expired' || isUnknown(facts, payload)) return expired;
  return payload.code === facts.values.secondFactorCode ? yes(session) : incorrect;
};

const resendSecondCertification: Call = (facts, payload) =>
  isUnknown(facts, payload) ? expired : yes({ sentTo: 'd***@homeview.example' });

const refresh: Call = ({ canRefresh, token, values }, { refreshToken }) => {
  if (refreshToken !== values.refreshToken) return no;
  if (canRefresh) return yes({ scope: ['all'], accessToken: 'a.new' });
  return { code: token === 21027 ? 21027 : 21025, status: 401 };
};

const house = { rooms: 4, isDefault: false, isOwner: false, id: 'H-7', name: 'Ønsket hus' };

const houseList: Call = ({ hasHouses }) =>
  yes(hasHouses ? twoOf(house, { id: 'H-8', isOwner: true, isDefault: true }) : []);

/** Calls that need no token. */
export const openCalls: Readonly<Record<string, Call>> = {
  'POST /apiLogin/users/loginWithFreeVerification': login,
  'POST /apiLogin/users/verifySecondCertification': verifySecondCertification,
  'POST /apiLogin/users/resendSecondCertification': resendSecondCertification,
  'POST /apiLogin/users/refreshToken': refresh,
};

export const accountCalls: Readonly<Record<string, Call>> = {
  'GET /api/ipc/house/houseList': houseList,
};
