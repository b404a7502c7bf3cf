import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { DEFAULT_GOODS_NUM, GOODS_TYPE } from '@homeview/contracts/vocabulary/order/ordering';
import type { Basket } from '../../domain/plan/basket';
import { isMarkerAlive, orderSource } from '../../domain/payment/orderSource';
import { toWirePrice } from '../../domain/offer/price';
import { config } from '../../platform/launch/config';
import type { PortalConfig } from '../../platform/launch/config';
import { stored } from '../../platform/storage/storedItems';

/** Optional fields of an order; undefined fields are omitted from the request. */
function originOf({ packageId, activityId, giftCardCode }: Basket) {
  return {
    ...(packageId === undefined ? {} : { packageId }),
    ...(activityId === undefined ? {} : { activityId }),
    ...(giftCardCode === undefined ? {} : { giftCardCode }),
  };
}

/** The order request of a basket. */
export function orderRequestOf(
  basket: Basket,
  { environment }: Pick<PortalConfig, 'environment'> = config,
): OrderRequest {
  const price = toWirePrice(basket.priceCents);
  const now = Date.now();
  const marker = stored.shop.get();
  return {
    discountRate: 0,
    currency: basket.currency,
    homeId: basket.houseId,
    deviceIds: [...basket.deviceIds].sort(),
    ...originOf(basket),
    payEnter: stored.payEnter.get() !== null,
    goodsReqs: [
      {
        goodsId: basket.goodsId,
        goodsNum: DEFAULT_GOODS_NUM,
        goodsType: GOODS_TYPE,
        goodsPriceId: basket.goodsPriceId,
      },
    ],
    orderPrice: price,
    payPrice: price,
    preferentialPrice: 0,
    original: orderSource(marker, { now, inApp: environment.inApp }),
    originalRemark: marker && isMarkerAlive(marker, now) ? marker.shop : (basket.remark ?? ''),
  };
}

/** The request that extends a plan by a gift card. */
export const extensionRequestOf = (basket: Basket): ExtensionRequest => ({
  packageId: basket.packageId ?? '',
  goodsId: basket.goodsId,
  homeId: basket.houseId,
  giftCardCode: basket.giftCardCode ?? '',
});
