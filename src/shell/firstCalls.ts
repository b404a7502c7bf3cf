import { houseList } from '@homeview/contracts/house/house.endpoints';
import {
  getGoodsInfoByPackageId,
  getRecordGoodsList,
  payModeList,
} from '@homeview/contracts/package/package.endpoints';
import { getPackageSubscribeInfo } from '@homeview/contracts/subscription/subscription.endpoints';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { askAhead } from '../api/ahead';

const ofPlan = /^\/(?:subscription|giftCard\/renewal)\/([^/%]+)(?:\/|$)/;
const ofChange = /^\/(defaultPackage|packages|package\/renewal)/;
const ofHouses =
  /^\/(trialPackage|package\/renewal)?$|^\/(giftCard|packages)$|^\/(subscription|giftCard\/renewal)\/|^\/(?!applePay).*\/selectDevice$|^\/giftCard\/\w+\/packages/;
const ofGoods = /^\/(defaultPackage|trialPackage|promotions\/selectDevice)/;
const ofPayModes =
  /^\/(trialPackage|package\/renewal)$|^\/(?!applePay).*\/(selectDevice|payMethod)$|^\/giftCard\/renewal/;

/**
 * Sends what a screen asks for first, before its code has come: on a slow line that is a round trip
 * less. By where it is; what a screen does not ask for must not be sent (`firstCalls.spec.ts`), nor
 * anything about a house before it is known whose it is.
 */
export function askFirstCalls(path: string, search: URLSearchParams): void {
  const change = ofChange.test(path)
    ? (search.get('changePackageId') ?? search.get('packageId'))
    : null;
  const packageId = ofPlan.exec(path)?.[1] ?? change;
  if (packageId) askAhead(getPackageSubscribeInfo, { packageId });
  if (change) askAhead(getGoodsInfoByPackageId, { packageId: change });
  if (ofHouses.test(path)) askAhead(houseList, {});
  if (ofGoods.test(path)) askAhead(getRecordGoodsList, { pageNum: 1, pageSize: LIST_PAGE_SIZE });
  if (ofPayModes.test(path)) askAhead(payModeList, {});
}
