import { ErrorCode } from '@homeview/contracts/errors';
import type { Account, Token } from '../entities';
import { Refusal } from '../refusal';
import { byId, mustFind, nextNumber } from '../world';
import type { World } from '../world';

/** Lifetime of an access token, in s. Our value; the specification gives none. */
export const ACCESS_TOKEN_LIFE_S = 7200;

/** Lifetime of a refresh token: 90 days, in s. Our value. */
export const REFRESH_TOKEN_LIFE_S = 90 * 24 * 3600;

/** The kinds of tokens that can be issued. */
type TokenKind = Exclude<Token['kind'], 'replaced'>;

const LIFE_S: Record<TokenKind, number> = {
  access: ACCESS_TOKEN_LIFE_S,
  refresh: REFRESH_TOKEN_LIFE_S,
};

/**
 * The fixed tokens of every account that a scenario signs in, so that pacts and scripts can use
 * them.
 */
export const wellKnownToken = (kind: TokenKind, accountId: string) => `${kind}-${accountId}`;

export function addToken(world: World, kind: TokenKind, accountId: string, id: string, now: Date) {
  const expiresAt = new Date(now.getTime() + LIFE_S[kind] * 1000).toISOString();
  world.tokens.push({ id, kind, accountId, expiresAt });
  return id;
}

/** Creates a new token for an account. */
export const issueToken = (world: World, kind: TokenKind, accountId: string, now: Date) =>
  addToken(world, kind, accountId, `${kind}-${accountId}-${nextNumber(world, 'tokens')}`, now);

/**
 * The account of an access token.
 * @throws Refusal 70032 when it is missing or unknown, 21027 when replaced, 21026 when expired.
 */
export function accountOfAccessToken(world: World, id: string, now: Date): Account {
  const token = tokenInUse(world, id);
  if (token?.kind !== 'access') throw new Refusal(ErrorCode.SessionInvalid, 'Sign in to continue.');
  if (hasExpired(token, now)) {
    throw new Refusal(ErrorCode.AccessTokenExpired, 'The access token has expired.');
  }
  return mustFind(world.accounts, token.accountId);
}

/**
 * Creates an access token from a refresh token.
 * @throws Refusal 21025 when it is unknown or expired, 21027 when it was replaced.
 */
export function refreshAccess(world: World, id: string, now: Date): string {
  const token = tokenInUse(world, id);
  if (token?.kind !== 'refresh' || hasExpired(token, now)) {
    throw new Refusal(ErrorCode.SessionExpired, 'The session has expired.');
  }
  return issueToken(world, 'access', token.accountId, now);
}

const hasExpired = (token: Token, now: Date) => new Date(token.expiresAt) <= now;

/** Ends all current sessions of an account, as signing in elsewhere does. */
export function replaceTokens(world: World, accountId: string): void {
  for (const token of world.tokens) {
    if (token.accountId === accountId) token.kind = 'replaced';
  }
}

/** A token, or undefined when unknown. @throws Refusal 21027 when it was replaced. */
function tokenInUse(world: World, id: string): Token | undefined {
  const token = byId(world.tokens, id);
  if (token?.kind !== 'replaced') return token;
  throw new Refusal(ErrorCode.SessionReplaced, 'You have signed in on another device.');
}
