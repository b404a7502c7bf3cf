import * as billing from '@homeview/contracts/domains/billing/billing.endpoints';
import type { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from '../api';
import { ONCE } from '../prefetch';
import { mutationOf, pagesOf, queryOf } from './fromCatalogue';

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserBillInfo: queryOf(build, billing.getUserBillInfo),
    addUserBillInfo: mutationOf(build, billing.addUserBillInfo),
    updateUserBillInfo: mutationOf(build, billing.updateUserBillInfo),
    address: queryOf(build, billing.address),
    getOrderDetail: queryOf(build, billing.getOrderDetail),
    getPageOrderList: pagesOf(build, billing.getPageOrderList),
  }),
});

/** The bills, newest first, as an infinite query: of one status, or all of them. */
export const useBills = (orderStatus?: OrderStatus) =>
  billingApi.useGetPageOrderListInfiniteQuery(
    { pageSize: BILL_PAGE_SIZE, ...(orderStatus === undefined ? {} : { orderStatus }) },
    { refetchOnMountOrArgChange: true },
  );

export const {
  useAddUserBillInfoMutation,
  useGetOrderDetailQuery,
  useLazyAddressQuery,
  useUpdateUserBillInfoMutation,
} = billingApi;

/** The billing address; null if the customer has none. */
export const useBillAddress = () => billingApi.useGetUserBillInfoQuery({});

/** Refetches the billing address. */
export const refreshBillAddress = () => billingApi.endpoints.getUserBillInfo.initiate({}, ONCE);
