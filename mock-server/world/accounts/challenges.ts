import { ErrorCode } from '@homeview/contracts/errors';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import type { Account, Challenge } from '../entities';
import { Refusal } from '../refusal';
import { byId, mustFind, nextNumber } from '../world';
import type { World } from '../world';

export function sendChallenge(world: World, account: Account, now: Date): Challenge {
  const id = `sign-${account.id}-${nextNumber(world, 'challenges')}`;
  const challenge: Challenge = { id, accountId: account.id, sentAt: now.toISOString() };
  world.challenges.push(challenge);
  return challenge;
}

/**
 * Checks a code and returns its account; a code works once.
 * @throws Refusal 560118 when the code has expired or the sign is unknown, 560119 when it is wrong.
 */
export function solveChallenge(world: World, sign: string, code: string, now: Date): Account {
  const challenge = byId(world.challenges, sign);
  if (!challenge || ageInSeconds(challenge, now) > CODE_LIFE_S) throw expired();
  const account = mustFind(world.accounts, challenge.accountId);
  if (account.secondFactorCode !== code) {
    throw new Refusal(ErrorCode.SecondFactorIncorrect, 'This code is incorrect.');
  }
  world.challenges.splice(world.challenges.indexOf(challenge), 1);
  return account;
}

/** Sends a new code with a new lifetime. @throws Refusal 560118 when the sign is unknown. */
export function repeatChallenge(world: World, sign: string, now: Date): void {
  const challenge = byId(world.challenges, sign);
  if (!challenge) throw expired();
  challenge.sentAt = now.toISOString();
}

const ageInSeconds = ({ sentAt }: Challenge, now: Date) =>
  (now.getTime() - new Date(sentAt).getTime()) / 1000;

const expired = () => new Refusal(ErrorCode.SecondFactorExpired, 'The code has expired.');
