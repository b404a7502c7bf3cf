import { ErrorCode } from '@homeview/contracts/errors';
import type { ExpectedTextById } from './expectedText';

const SESSION_OVER = ['session_expired', 'session_expired_tips', 'login.welcome'];
const codeText = (code: number) => `Verify_Code_CodeError_${code}`;
const signIn = 'Sign in with the account of the scenario.';

/** Sign-in, the billing address and bills. */
export const accountTexts: ExpectedTextById = {
  'signed-out': {
    kinds: ['signed out'],
    shows: ['login.welcome', 'login.email'],
    then: [
      { act: signIn, shows: ['home.title'] },
      {
        act: 'Sign in with another password.',
        shows: [],
        reads: ['The e-mail or password is not right.'],
      },
    ],
  },
  'second-factor': {
    kinds: ['signed out'],
    shows: ['login.welcome'],
    then: [
      { act: signIn, shows: ['certification.intro', 'certification.timeLeft'] },
      {
        act: `${signIn} Enter another code.`,
        shows: [codeText(ErrorCode.SecondFactorIncorrect)],
      },
      {
        act: `${signIn} Move the clock forward 11 minutes and enter the code.`,
        shows: [codeText(ErrorCode.SecondFactorExpired)],
      },
      { act: `${signIn} Send a new code.`, shows: ['Verify_Code_ResendTip'] },
    ],
    codes: [ErrorCode.SecondFactorIncorrect],
  },
  'second-factor-expired': {
    kinds: ['signed out', 'expired'],
    shows: ['login.welcome'],
    codes: [ErrorCode.SecondFactorExpired],
  },
  'session-expired': {
    kinds: ['expired', 'signed out'],
    shows: SESSION_OVER,
    codes: [ErrorCode.SessionInvalid],
  },
  'access-token-expired': {
    kinds: ['expired'],
    shows: ['home.title', 'plan.status.active'],
    codes: [ErrorCode.AccessTokenExpired],
  },
  'access-token-renewed': { kinds: ['normal'], shows: ['home.title', 'plan.status.active'] },
  'session-replaced': {
    kinds: ['expired', 'signed out'],
    shows: SESSION_OVER,
    codes: [ErrorCode.SessionReplaced],
  },
  'billing-address': {
    kinds: ['normal'],
    shows: ['billAddress.intro', 'billAddress.placeFound'],
    then: [
      {
        act: 'Change the postal code to 42223 and leave the field.',
        shows: ['billAddress.choosePlace'],
      },
      {
        act: 'Change the postal code to 00000 and leave the field.',
        shows: ['bill_zip_code_error'],
      },
      { act: 'Change the postal code and save.', shows: ['update_successful'] },
    ],
  },
  'billing-address-abroad': {
    kinds: ['normal'],
    shows: ['billAddress.intro', 'billAddress.addressHint'],
  },
  'no-billing-address': {
    kinds: ['empty'],
    shows: ['billAddress.intro', 'billAddress.placeHint'],
    then: [
      { act: 'Press “Save address”.', shows: ['bill_zip_code_empty'] },
      { act: 'Enter 92614 and save.', shows: ['save_successful'] },
    ],
  },
  'no-bills': { kinds: ['empty'], shows: ['bill_empty', 'bills.emptyMessage'] },
  'paid-bill': { kinds: ['normal'], shows: ['bill.status.paid', 'bill.invoiceNumber'] },
  'processing-bill': {
    kinds: ['processing'],
    shows: ['bill.status.processing', 'bill.processing', 'bill.processingNext'],
  },
  'refunded-order': {
    kinds: ['refund'],
    shows: ['bill.status.refunded', 'bill.refunded', 'bill.refundAmount'],
  },
  'refund-failed-order': {
    kinds: ['refund', 'failed'],
    shows: ['bill.status.refundFailed', 'bill.refundFailed', 'bill.refundFailedSafe'],
  },
  'refund-failed-plan': { kinds: ['refund', 'failed'], shows: ['bill.refundFailed'] },
  'taxed-order': { kinds: ['normal'], shows: ['bill.subtotal', 'bill.tax'], reads: ['$0.25'] },
  'gift-card-order': { kinds: ['normal'], shows: ['bill.giftCardCode', 'bill.type.giftCard'] },
  'many-bills': {
    kinds: ['extreme'],
    shows: ['bills.shown', 'bills.more'],
    reads: ['20 of 45 bills'],
  },
};
