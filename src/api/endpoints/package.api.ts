import { skipToken } from '@reduxjs/toolkit/query/react';
import { getPackageList } from '@homeview/contracts/domains/assumed/assumed.endpoints';
import type { PackageListRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import * as goods from '@homeview/contracts/domains/package/package.endpoints';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from '../api';
import { queryOf } from './fromCatalogue';
import { ONCE, usePrefetched } from '../prefetch';

const ABOUT_OFFERS = { about: 'offers' } as const;

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    payModeList: queryOf(build, goods.payModeList),
    getRecordGoodsList: queryOf(build, goods.getRecordGoodsList, ABOUT_OFFERS),
    getGoodsInfoByPackageId: queryOf(build, goods.getGoodsInfoByPackageId, ABOUT_OFFERS),
    getPackageList: queryOf(build, getPackageList, ABOUT_OFFERS),
  }),
});

/** The payment methods that the service offers. */
export const usePayModes = ({ skip = false } = {}) =>
  usePrefetched(packageApi.endpoints.payModeList, skip ? skipToken : {});

/** `usePayModes` for a route loader. */
export const fetchPayModes = () => packageApi.endpoints.payModeList.initiate({}, ONCE);

const ALL_GOODS = { pageNum: 1, pageSize: LIST_PAGE_SIZE };

/** The offered packages. */
export const useGoodsList = ({ skip = false } = {}) =>
  usePrefetched(packageApi.endpoints.getRecordGoodsList, skip ? skipToken : ALL_GOODS);

/** `useGoodsList` for a route loader. */
export const fetchGoodsList = () =>
  packageApi.endpoints.getRecordGoodsList.initiate(ALL_GOODS, ONCE);

/** Filters of the package list, without its fixed level and size. */
export type PackageRequest = Omit<PackageListRequest, 'level' | 'pageSize'>;

const packagesFor = (request: PackageRequest): PackageListRequest => ({
  level: PACKAGE_LEVEL,
  pageSize: LIST_PAGE_SIZE,
  ...request,
});

/** The packages that match a filter; skipped without one. */
export const usePackageList = (request: PackageRequest | undefined) =>
  usePrefetched(packageApi.endpoints.getPackageList, request ? packagesFor(request) : skipToken);

/** `usePackageList` for a route loader. */
export const fetchPackageList = (request: PackageRequest) =>
  packageApi.endpoints.getPackageList.initiate(packagesFor(request), ONCE);

/** The package of a subscribed plan, with its prices; skipped without an id. */
export const usePackageOfPlan = (packageId: string | undefined) =>
  usePrefetched(
    packageApi.endpoints.getGoodsInfoByPackageId,
    packageId ? { packageId } : skipToken,
  );

/** `usePackageOfPlan` for a route loader. */
export const fetchPackageOfPlan = (packageId: string) =>
  packageApi.endpoints.getGoodsInfoByPackageId.initiate({ packageId }, ONCE);
