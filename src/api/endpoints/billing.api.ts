import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import * as billing from '@homeview/contracts/domains/billing/billing.endpoints';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from '../api';
import { useAppDispatch } from '../dispatch';
import { ONCE } from '../prefetch';
import type { State } from '../prefetch';
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

const ALL_BILLS = { pageSize: BILL_PAGE_SIZE };

/** All bills as far as they are loaded; loads the first page if there is none. */
export const useLoadedBills = ({ skip }: { readonly skip: boolean }) =>
  billingApi.useGetPageOrderListInfiniteQuery(ALL_BILLS, { skip });

/** The bills, newest first, as an infinite query: of one status, or all of them. */
export const useBills = (orderStatus?: OrderStatus) =>
  billingApi.useGetPageOrderListInfiniteQuery(
    { ...ALL_BILLS, ...(orderStatus === undefined ? {} : { orderStatus }) },
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

/** Fetches a bill. */
export const fetchBill = (orderId: string) =>
  billingApi.endpoints.getOrderDetail.initiate({ orderId }, ONCE);

/** Calls at a time, so that they hold up nothing that the customer does meanwhile. */
const AT_ONCE = 4;

export type KnownBills = ReadonlyMap<string, OrderDetail | null>;

/**
 * Bills in full by order number, in the given order; null for one that could not be loaded. Those
 * that are not loaded yet are missing. A bill in the cache is not fetched again.
 */
export function useBillDetails(orderIds: readonly string[]): KnownBills {
  const dispatch = useAppDispatch();
  const store = useStore<State>();
  const { select } = billingApi.endpoints.getOrderDetail;
  const [fetched, setFetched] = useState<KnownBills>(new Map());
  const key = JSON.stringify(orderIds);
  const cached = useCallback(
    (orderId: string) => select({ orderId })(store.getState()).data,
    [select, store],
  );
  useEffect(() => {
    const missing = (JSON.parse(key) as string[]).filter((orderId) => {
      const bill = cached(orderId);
      return bill === undefined || bill.orderStatus === OrderStatus.Processing;
    });
    let isWanted = true;
    const work = async () => {
      for (let id = missing.shift(); isWanted && id !== undefined; id = missing.shift()) {
        const orderId = id;
        const { data = null } = await dispatch(fetchBill(orderId));
        setFetched((before) => new Map(before).set(orderId, data));
      }
    };
    void Promise.all(Array.from({ length: AT_ONCE }, work));
    return () => {
      isWanted = false;
    };
  }, [key, dispatch, cached]);
  return useMemo(
    () =>
      new Map(
        (JSON.parse(key) as string[]).flatMap((orderId) => {
          const bill = cached(orderId) ?? fetched.get(orderId);
          return bill === undefined ? [] : [[orderId, bill] as const];
        }),
      ),
    [key, cached, fetched],
  );
}
