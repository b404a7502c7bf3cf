import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { coverageOf } from './price';
import type { OfferedPrice } from './price';

/** The list price of the trial in cents, as specified. */
export const TRIAL_LIST_PRICE_CENTS = 399;

interface TriedGoods {
  readonly typeId: string;
  readonly goodsPriceList: readonly OfferedPrice[];
}

/** Whether a package is a trial, which the plan pages exclude. */
export const isTrial = ({ typeId }: { readonly typeId?: string | undefined }): boolean =>
  typeId === TRIAL_TYPE_ID;

/** The offered trial with its monthly price for one device; undefined if there is none. */
export function trialOffer<G extends TriedGoods>(
  offers: readonly G[],
): { goods: G; price: G['goodsPriceList'][number] } | undefined {
  for (const goods of offers.filter(isTrial)) {
    const price = goods.goodsPriceList.find(
      ({ planUnit, buyNum }) => planUnit === 'month' && coverageOf(buyNum) === 'single',
    );
    if (price) return { goods, price };
  }
  return undefined;
}

/** How a trial is paid: through the store in the iOS app, otherwise by card. */
export const trialPayMode = ({ inApp, os }: { inApp: boolean; os: string }): PayMode =>
  inApp && os === 'ios' ? PayMode.ApplePay : PayMode.CreditCard;
