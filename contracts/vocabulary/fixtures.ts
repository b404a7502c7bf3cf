import { GIFT_CODE_LENGTH } from './limits';

const numbered = (number: number) => `GIFT${String(number).padStart(GIFT_CODE_LENGTH - 4, '0')}`;

/** Gift cards of the examples, the scenarios and the states of a service. */
export const GIFT_CODE = numbered(1);
/** Pays for another package. */
export const OTHER_GIFT_CODE = numbered(2);
export const USED_GIFT_CODE = numbered(3);
/** A well-formed code of no card. */
export const UNKNOWN_GIFT_CODE = 'NOSUCHCARD'.padEnd(GIFT_CODE_LENGTH, '0');

/** The second-factor code that the mock server sends. */
export const SECOND_FACTOR_CODE = '246810';
