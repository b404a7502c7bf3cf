import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';

/** Where a screen can be seen: a scenario and a path in it. */
export interface Place {
  readonly scenario: string;
  readonly path: string;
}

const at = (scenario: string, path: string): Place => ({ scenario, path });
const QUERY = '?goodsId=5001&checkedPriceId=50011';

/** A place for every screen, as an ordinary customer sees it. */
export const placeOfScreen: Readonly<Record<Screen, Place>> = {
  '/': at('demo', '/'),
  '/login': at('signed-out', '/login'),
  '/login/certification': at('second-factor', '/login'),
  '/selectCountry': at('signed-out', '/selectCountry'),
  '/subscription/$id': at('demo', '/subscription/70001'),
  '/subscription/$id/adjustDevice': at('demo', '/subscription/70001/adjustDevice'),
  '/subscription/$id/adjustDevice/remove': at('demo', '/subscription/70001/adjustDevice/remove'),
  '/subscription/$id/updateDevice': at('pending-change', '/subscription/70001/updateDevice'),
  '/defaultPackage': at('demo', '/defaultPackage'),
  '/defaultPackage/selectDevice': at('demo', `/defaultPackage/selectDevice${QUERY}`),
  '/trialPackage': at('trial-offer', '/trialPackage'),
  '/package/renewal': at('demo', '/package/renewal?packageId=70001'),
  '/packages': at('demo', '/packages'),
  '/packages/$packageId/selectDevice': at(
    'demo',
    '/packages/5001/selectDevice?checkedPriceId=50011',
  ),
  '/giftCard': at('gift-cards', '/giftCard'),
  '/giftCard/$code/packages': at('gift-cards', `/giftCard/${GIFT_CODE}/packages`),
  '/giftCard/$code/packages/$packageId/payMethod': at(
    'gift-cards',
    `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
  ),
  '/giftCard/$code/packages/$packageId/selectDevice': at(
    'gift-cards-address',
    `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
  ),
  '/giftCard/renewal/$packageId': at('gift-card-plan', '/giftCard/renewal/70001'),
  '/applePay': at('wallet-offer', '/applePay'),
  '/applePay/selectDevice': at('wallet-offer', `/applePay/selectDevice${QUERY}`),
  '/billAddress': at('billing-address', '/billAddress'),
  '/billAddress/selectCountry': at('billing-address', '/billAddress/selectCountry'),
  '/bills': at('demo', '/bills'),
  '/bills/$id': at('demo', '/bills/80001'),
  '/promotions': at('promotion-running', '/promotions?activityId=6001'),
  '/promotions/selectDevice': at('promotion-running', '/promotions/selectDevice?activityId=6001'),
  '/paySuccess': at('demo', '/paySuccess'),
  '/paySuccess/$variant': at('demo', '/paySuccess/free'),
  '/payFailed': at('demo', '/payFailed'),
  '/payFailed/$variant': at('demo', '/payFailed/free'),
};
