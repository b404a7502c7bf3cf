/** How the app's store ended a purchase. */
export type StorePayment = 'sold' | 'networkFailed' | 'failed';

/** Result codes of a native payment that mean success. Spec 4. */
const SOLD: readonly number[] = [200, 201];

/** Result code of a native payment that the network broke. Spec 4. */
const NETWORK_FAILED = 211;

/** What a result code of a native payment means; every code but these three is a failed payment. */
export function storePaymentOf(code: number): StorePayment {
  if (SOLD.includes(code)) return 'sold';
  return code === NETWORK_FAILED ? 'networkFailed' : 'failed';
}
