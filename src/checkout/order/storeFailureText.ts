import type { StorePayment } from '../../domain/payment/storePayment';
import type { MessageId } from '../../i18n/messages';

/** The message for each failure of a native payment. */
export const STORE_FAILURE_TEXT: Readonly<Record<Exclude<StorePayment, 'sold'>, MessageId>> = {
  networkFailed: 'network_failed_try_again',
  failed: 'pay_failed_try_again',
};
