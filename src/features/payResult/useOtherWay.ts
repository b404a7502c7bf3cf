import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { usePayModes } from '../../api/endpoints/package.api';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { usePayMode } from '../../checkout/payment/usePayMode';
import type { MessageId } from '../../i18n/messages';

/** A trial and the App Store have one way to pay. */
const ONE_WAY = /^\/(trialPackage|applePay)(?![^/?#])/;

/** Whether the page of a payment offers several ways to pay for its order. */
export const offersWays = (page: string | null, order: PayingOrder | null): page is string =>
  page !== null && !ONE_WAY.test(page) && order?.kind !== 'giftCard' && order?.isFree !== true;

export interface OtherWay {
  readonly label: MessageId;
  /** Selects it for the next payment. */
  readonly pick: () => void;
}

/** The way to pay that was not selected for the failed payment; undefined if there is none. */
export function useOtherWay(isFailed: boolean): OtherWay | undefined {
  const { data = [] } = usePayModes({ skip: !isFailed });
  const { modes, payMode, pick } = usePayMode(data);
  const other = modes.find((mode) => mode !== payMode);
  if (!isFailed || other === undefined) return undefined;
  return {
    label: other === PayMode.PayPal ? 'result.payByPayPal' : 'result.payByCard',
    pick: () => pick(other),
  };
}
