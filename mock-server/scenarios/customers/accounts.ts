import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { demo } from '../customer';
import { RENEWED_TOKEN, WELL_KNOWN_SIGN } from '../customer/account';
import { defineScenario } from '../defineScenario';

/** The code of every second factor. */
const CODE = SECOND_FACTOR_CODE;

/** Customers in different states of their session. */
export const accountScenarios = [
  defineScenario({
    id: 'second-factor',
    title: 'A customer who must enter a code after the password',
    description: `Sign in as usual; the code is ${CODE}.`,
    ledger: ['4.state.04', '4.state.05', '8.error.43'],
    path: '/login',
    traits: { ...demo, session: 'codeSent' },
  }),
  defineScenario({
    id: 'second-factor-expired',
    title: 'A customer whose second-factor code has expired',
    description: `For contract checks: the sign ${WELL_KNOWN_SIGN} is older than ${CODE_LIFE_S} seconds. Signing in again sends a fresh code.`,
    ledger: ['8.error.39'],
    path: '/login',
    traits: { ...demo, session: 'codeExpired' },
  }),
  defineScenario({
    id: 'session-expired',
    title: 'A customer whose session has ended',
    description: 'The link carries a token that the service no longer knows.',
    ledger: ['8.error.03', '8.error.04', '8.error.05', '8.error.06', '8.error.07', '8.error.08'],
    traits: { ...demo, session: 'expired' },
  }),
  defineScenario({
    id: 'access-token-expired',
    title: 'A customer whose access token has expired; the session is still valid',
    description: 'The first call answers 21026; a refresh fixes it.',
    ledger: ['4.state.16', '4.state.18'],
    traits: { ...demo, session: 'accessExpired' },
  }),
  defineScenario({
    id: 'access-token-renewed',
    title: 'A customer whose access token has just been renewed',
    description: `The old token access-1001 has expired; ${RENEWED_TOKEN} replaces it.`,
    ledger: ['4.state.18'],
    traits: { ...demo, session: 'accessRenewed' },
  }),
  defineScenario({
    id: 'session-replaced',
    title: 'A customer who has signed in on another device since',
    description: 'Every call of the old session answers 21027. Signing in again helps.',
    ledger: ['8.error.02'],
    traits: { ...demo, session: 'replaced' },
  }),
  defineScenario({
    id: 'signed-out',
    title: 'A customer who has not signed in yet',
    description: 'The sign-in page, with an account that needs no second factor.',
    ledger: ['4.state.01', '4.state.02', '4.state.03'],
    path: '/login',
    traits: { ...demo, session: 'signedOut' },
  }),
];

/** Customers with and without a billing address. */
export const addressScenarios = [
  defineScenario({
    id: 'billing-address',
    title: 'A customer with a billing address in the United States',
    description: 'Irvine, CA 92614. The codes 42223, 60010 and 89439 belong to two counties each.',
    ledger: ['2.screen.36', '5.rule.33', '5.rule.34', '8.error.32'],
    path: '/billAddress',
    traits: { ...demo, address: { country: 'USA', isComplete: true } },
  }),
  defineScenario({
    id: 'billing-address-abroad',
    title: 'A customer with a billing address in Germany',
    description: 'Invalidenstr. 1, 10115 Berlin: a free text instead of county, city and state.',
    ledger: ['2.screen.37', '5.rule.31'],
    path: '/billAddress',
    traits: { ...demo, address: { country: 'DEU', isComplete: true } },
  }),
  defineScenario({
    id: 'no-billing-address',
    title: 'A customer without a billing address',
    description: 'The form is empty. The code 92614 belongs to one county, 42223 to two.',
    ledger: ['8.error.33'],
    path: '/billAddress',
    traits: demo,
  }),
];
