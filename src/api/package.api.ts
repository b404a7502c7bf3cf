import { getPackageList } from '@homeview/contracts/assumed/assumed.endpoints';
import * as goods from '@homeview/contracts/package/package.endpoints';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from './api';
import { freshness, queryOf } from './fromCatalogue';

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    payModeList: queryOf(build, goods.payModeList),
    getRecordGoodsList: queryOf(build, goods.getRecordGoodsList),
    getGoodsInfoByPackageId: queryOf(build, goods.getGoodsInfoByPackageId),
    getPackageList: queryOf(build, getPackageList),
  }),
});

/** The ways to pay that the service offers here. */
export const usePayModes = () => packageApi.usePayModeListQuery({}, freshness(goods.payModeList));

/** Fetches the packages on offer anew, in the background. */
export const refreshGoods = () =>
  packageApi.endpoints.getRecordGoodsList.initiate(
    { pageNum: 1, pageSize: LIST_PAGE_SIZE },
    { forceRefetch: true, subscribe: false },
  );

/** The packages on offer. */
export const useGoodsList = () =>
  packageApi.useGetRecordGoodsListQuery(
    { pageNum: 1, pageSize: LIST_PAGE_SIZE },
    freshness(goods.getRecordGoodsList),
  );
