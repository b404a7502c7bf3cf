import { skipToken } from '@reduxjs/toolkit/query/react';
import { getPackageList } from '@homeview/contracts/assumed/assumed.endpoints';
import type { PackageListRequest } from '@homeview/contracts/assumed/assumed.schemas';
import * as goods from '@homeview/contracts/package/package.endpoints';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/ordering';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from './api';
import { freshness, queryOf } from './fromCatalogue';

const ABOUT_OFFERS = { about: 'offers' } as const;

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    payModeList: queryOf(build, goods.payModeList),
    getRecordGoodsList: queryOf(build, goods.getRecordGoodsList, ABOUT_OFFERS),
    getGoodsInfoByPackageId: queryOf(build, goods.getGoodsInfoByPackageId, ABOUT_OFFERS),
    getPackageList: queryOf(build, getPackageList, ABOUT_OFFERS),
  }),
});

/** The ways to pay that the service offers here. */
export const usePayModes = () => packageApi.usePayModeListQuery({}, freshness(goods.payModeList));

/** The packages on offer. */
export const useGoodsList = ({ skip = false } = {}) =>
  packageApi.useGetRecordGoodsListQuery(
    skip ? skipToken : { pageNum: 1, pageSize: LIST_PAGE_SIZE },
    freshness(goods.getRecordGoodsList),
  );

/** What narrows the package list, beside its fixed level and size. Spec 7, 9. */
export type PackageWish = Omit<PackageListRequest, 'level' | 'pageSize'>;

/** The packages that fit a wish; waits while there is none. */
export const usePackageList = (wish: PackageWish | undefined) =>
  packageApi.useGetPackageListQuery(
    wish ? { level: PACKAGE_LEVEL, pageSize: LIST_PAGE_SIZE, ...wish } : skipToken,
    freshness(getPackageList),
  );

/** The package of a subscribed plan, with its prices; waits while no plan is named. */
export const usePackageOfPlan = (packageId: string | undefined) =>
  packageApi.useGetGoodsInfoByPackageIdQuery(
    packageId ? { packageId } : skipToken,
    freshness(goods.getGoodsInfoByPackageId),
  );
