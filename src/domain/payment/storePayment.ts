/** The result of a purchase in the app's store. */
export type StorePayment = 'sold' | 'networkFailed' | 'failed';

/** Result codes of a native payment that mean success. */
const SOLD: readonly number[] = [200, 201];

/** Native payment result code for a network failure. */
const NETWORK_FAILED = 211;

/** The meaning of a native payment result code; any code except these three is a failure. */
export function storePaymentOf(code: number): StorePayment {
  if (SOLD.includes(code)) return 'sold';
  return code === NETWORK_FAILED ? 'networkFailed' : 'failed';
}
