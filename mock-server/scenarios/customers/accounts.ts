import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { addUnits } from '../../world/calendar';
import { issueToken, replaceTokens } from '../../world/accounts/tokens';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { addAccount } from '../builders';
import { defineScenario, demoPerson } from '../defineScenario';
import { buildDemo } from '../worlds';

/** The code of every second factor. */
const CODE = SECOND_FACTOR_CODE;

/** The sign of a second factor that is already pending. */
const WELL_KNOWN_SIGN = 'sign-1001';

/** The first token issued after the well-known one. */
const RENEWED_TOKEN = 'access-1001-1';

/** The demo world without a session, with a second factor sent `age` seconds ago. */
const withSecondFactor = (age: number) => (world: World, now: Date) => {
  buildDemo(world, now);
  world.tokens.length = 0;
  world.accounts.length = 0;
  addAccount(world, demoPerson, CODE);
  const sentAt = new Date(now.getTime() - age * 1000).toISOString();
  world.challenges.push({ id: WELL_KNOWN_SIGN, accountId: demoPerson.id, sentAt });
};

/** Customers in different states of their session. */
export const accountScenarios = [
  defineScenario({
    id: 'second-factor',
    title: 'A customer who must enter a code after the password',
    description: `Sign in as usual; the code is ${CODE}.`,
    ledger: ['4.state.04', '4.state.05', '8.error.43'],
    path: '/login',
    token: null,
    build: withSecondFactor(0),
  }),
  defineScenario({
    id: 'second-factor-expired',
    title: 'A customer whose second-factor code has expired',
    description: `For contract checks: the sign ${WELL_KNOWN_SIGN} is older than ${CODE_LIFE_S} seconds. Signing in again sends a fresh code.`,
    ledger: ['8.error.39'],
    path: '/login',
    token: null,
    build: withSecondFactor(CODE_LIFE_S + 60),
  }),
  defineScenario({
    id: 'session-expired',
    title: 'A customer whose session has ended',
    description: 'The link carries a token that the service no longer knows.',
    ledger: ['8.error.03', '8.error.04', '8.error.05', '8.error.06', '8.error.07', '8.error.08'],
    build: (world, now) => {
      buildDemo(world, now);
      world.tokens.length = 0;
    },
  }),
  defineScenario({
    id: 'access-token-expired',
    title: 'A customer whose access token has expired; the session is still valid',
    description: 'The first call answers 21026; a refresh fixes it.',
    ledger: ['4.state.16', '4.state.18'],
    build: (world, now) => {
      buildDemo(world, now);
      const yesterday = addUnits(now, 'day', -1).toISOString();
      mustFind(world.tokens, 'access-1001').expiresAt = yesterday;
    },
  }),
  defineScenario({
    id: 'access-token-renewed',
    title: 'A customer whose access token has just been renewed',
    description: `The old token access-1001 has expired; ${RENEWED_TOKEN} replaces it.`,
    ledger: ['4.state.18'],
    token: RENEWED_TOKEN,
    build: (world, now) => {
      buildDemo(world, now);
      mustFind(world.tokens, 'access-1001').expiresAt = now.toISOString();
      issueToken(world, 'access', demoPerson.id, now);
    },
  }),
  defineScenario({
    id: 'session-replaced',
    title: 'A customer who has signed in on another device since',
    description: 'Every call of the old session answers 21027. Signing in again helps.',
    ledger: ['8.error.02'],
    build: (world, now) => {
      buildDemo(world, now);
      replaceTokens(world, demoPerson.id);
    },
  }),
  defineScenario({
    id: 'signed-out',
    title: 'A customer who has not signed in yet',
    description: 'The sign-in page, with an account that needs no second factor.',
    ledger: ['4.state.01', '4.state.02', '4.state.03'],
    path: '/login',
    token: null,
    build: buildDemo,
  }),
];
