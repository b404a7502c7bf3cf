import type { Session } from '@homeview/contracts/domains/auth/auth.schemas';
import type { Handlers } from '../calls/handler';
import { decryptPassword } from '../passwordKey/decryptPassword';
import { sendChallenge, solveChallenge, repeatChallenge } from '../world/accounts/challenges';
import type { Account } from '../world/entities';
import { Refusal, refuse } from '../world/refusal';
import { ACCESS_TOKEN_LIFE_S, issueToken, refreshAccess } from '../world/accounts/tokens';
import type { World } from '../world/world';

type Calls = 'login' | 'refreshToken' | 'verifySecondCertification' | 'resendSecondCertification';

/** Sign-in. */
export const authHandlers: Handlers<Calls> = {
  login: ({ username, password }, { world, now }) => {
    const plain = decryptPassword(password);
    if (plain === null) throw new Refusal(500, 'The password cannot be decrypted.');
    const name = username.toLowerCase();
    const account = world.accounts.find((known) => known.username.toLowerCase() === name);
    if (account?.password !== plain) throw refuse('The e-mail or password is not right.');
    if (account.secondFactorCode === null) return sessionOf(world, account, now);
    return { secondaryCertificationSign: sendChallenge(world, account, now).id };
  },

  refreshToken: ({ refreshToken }, { world, now }) => ({
    accessToken: refreshAccess(world, refreshToken, now),
  }),

  verifySecondCertification: ({ code, secondaryCertificationSign }, { world, now }) =>
    sessionOf(world, solveChallenge(world, secondaryCertificationSign, code, now), now),

  resendSecondCertification: ({ secondaryCertificationSign }, { world, now }) => {
    repeatChallenge(world, secondaryCertificationSign, now);
    return {};
  },
};

function sessionOf(world: World, account: Account, now: Date): Session {
  const { id, username, nickname } = account;
  return {
    accessToken: issueToken(world, 'access', id, now),
    refreshToken: issueToken(world, 'refresh', id, now),
    expiresIn: ACCESS_TOKEN_LIFE_S,
    id,
    username,
    nickname,
  };
}
