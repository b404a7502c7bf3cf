import { useEffect, useMemo } from 'react';
import type { OrderDetail, OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { useAccountPlans } from '../../../api/endpoints/accountPlans';
import { useBillDetails, useLoadedBills } from '../../../api/endpoints/billing.api';
import { rowsOf } from '../../../domain/paging';
import { billOrigin, lastBillBefore, plansOfBills } from '../../../domain/payment/billOrigin';
import { sumDifference } from '../../../domain/payment/billSum';
import { serviceNow } from '../../../platform/serviceTime';
import type { ExplainedBill } from './explainedBill';

/** Bills are compared with this many pages of the list at most. */
const MOST_PAGES = 3;
/** Renewals that may lie between a bill and today. */
const MOST_NEWER = 24;
/** Several plans of one name have their bills side by side. */
const MOST_OLDER = 6;

/** The bills that can tell where a bill comes from. */
function neighbours(rows: readonly OrderRow[], orderId: string, { type }: OrderDetail): string[] {
  const at = rows.findIndex((row) => row.orderId === orderId);
  const name = rows[at]?.subscribeName;
  if (at === -1) return [];
  const newer = rows.slice(0, at).reverse();
  const older = rows.slice(at + 1);
  const same = (list: readonly OrderRow[]) => list.filter((row) => row.subscribeName === name);
  const found = [
    ...same(newer).slice(0, MOST_NEWER),
    ...same(older).slice(0, MOST_OLDER),
    // A change may replace a plan of another name.
    ...(type === 'buy' ? older.slice(0, MOST_OLDER) : []),
  ];
  return [...new Set(found.map((row) => row.orderId))];
}

/**
 * Plan, house and last bill of a bill, as far as the other answers of the service tell. Undefined
 * while they are loading.
 */
export function useExplainedBill(
  orderId: string,
  bill: OrderDetail | undefined,
): ExplainedBill | undefined {
  const account = useAccountPlans({ skip: bill === undefined });
  const list = useLoadedBills({ skip: bill === undefined });
  const pages = list.currentData?.pages;
  const rows = useMemo(() => rowsOf(pages ?? [], (row) => row.orderId), [pages]);
  const isListed = rows.some((row) => row.orderId === orderId);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const goesOn =
    pages !== undefined && !isListed && hasNextPage && !isError && pages.length < MOST_PAGES;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const near = useMemo(
    () => (bill && !goesOn ? neighbours(rows, orderId, bill) : []),
    [rows, orderId, bill, goesOn],
  );
  const details = useBillDetails(near);
  const isComplete =
    bill !== undefined &&
    account !== undefined &&
    (pages !== undefined || isError) &&
    !goesOn &&
    details.size === near.length;

  return useMemo(() => {
    if (!isComplete) return undefined;
    const bills = new Map<string, OrderDetail | null>([[orderId, bill], ...details]);
    const plan = plansOfBills(bills, account?.plans ?? []).get(orderId);
    const before = lastBillBefore(orderId, bills);
    const last = bills.get(before ?? '');
    return {
      origin: billOrigin(orderId, bills, {
        plans: account?.isWhole ? account.plans : undefined,
        now: serviceNow(),
      }),
      plan,
      houseName: account?.houses.find(({ id }) => id === plan?.detail?.homeId)?.name,
      last: last ? { bill: last, difference: sumDifference(last, bill) } : undefined,
    };
  }, [isComplete, orderId, bill, details, account]);
}
