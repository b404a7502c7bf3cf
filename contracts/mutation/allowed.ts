import { ERROR_CATALOGUE, SESSION_CODES } from '../errors';

/** Mutants that may survive. */
export interface Allowed {
  /**
   * `call field change` for a successful response, `call:code field change` for an error response. A
   * star matches any characters except blanks and colons.
   */
  readonly mutant: string;
  /** Why no contract needs to detect the mutant. */
  readonly reason: string;
}

/** Codes for which the portal shows its own text or none. */
const OWN_TEXT: readonly number[] = [
  ...SESSION_CODES,
  ...ERROR_CATALOGUE.filter(
    ({ origin, effect, message }) => origin === 'server' && effect === 'none' && message !== null,
  ).map(({ code }) => code),
];

const shown = (field: string, what: string): Allowed => ({
  mutant: `* ${field} emptied`,
  reason: `Free value: ${what}; it is only shown, and may be empty.`,
});

export const ALLOWED: readonly Allowed[] = [
  { mutant: '* $.desc emptied', reason: 'Free value: the desc of a yes is never shown.' },
  ...OWN_TEXT.map((code) => ({
    mutant: `*:${code} $.desc emptied`,
    reason: 'Free value: this desc is never shown; the portal goes by the code.',
  })),
  ...[400, 401].map((status) => ({
    mutant: `*:* status ${status}`,
    reason: 'A refusal may come with 200, 400 or 401; the code counts (rulings 11 and 12).',
  })),
  {
    mutant: 'reportLog:* $.desc emptied',
    reason: 'Free value: a failed log upload is never shown.',
  },
  shown('$.data[*].name', 'the name of a house'),
  shown('$.data*deviceName', 'the name of a device'),
  shown('$.data*goodsName', 'the name of a package'),
  shown('$.data*.description', 'the description of a package'),
  shown('$.data*packageName', 'the name of a plan'),
  shown('$.data.packageDesc', 'the description of a plan'),
  shown('$.data*subscribeName', 'the name of what was ordered'),
  shown('$.data.invoice', 'the number of an invoice'),
  shown('$.data.*Email', 'an e-mail address of an invoice'),
  shown('$.data.refundDetailResp.refundId', 'the number of a refund'),
  ...['*Price', '*.price', '.tax'].map((amount) => ({
    mutant: `* $.data${amount} fraction`,
    reason: 'Free value: an amount may have cents, though that of the example has none.',
  })),
  {
    mutant: '* $.data.orderType emptied',
    reason: 'Free value: other order types than those the portal knows are tolerated.',
  },
  {
    mutant: '* $.data*.appleGoodsId emptied',
    reason:
      'Free value: read in the iOS app alone, where the pacts of what the store sells pin it; the store has no product for other prices.',
  },
  {
    mutant: '* $.data*.typeId emptied',
    reason:
      'Free value: only that of a trial is read, and the pact of the trial pins it; every other one is a usual package.',
  },
];
