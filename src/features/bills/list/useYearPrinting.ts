import { useCallback, useRef, useState } from 'react';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { fetchBill, refreshBillAddress } from '../../../api/endpoints/billing.api';
import type { KnownBills, useBills } from '../../../api/endpoints/billing.api';
import { useAppDispatch } from '../../../api/dispatch';
import { rowsOf } from '../../../domain/paging';
import { billYears, isWholeYear } from './billYears';
import type { PrintedYearProps } from './PrintedYear';
import type { YearPrinting } from './PrintYear';

type BillList = ReturnType<typeof useBills>;

/** A bill fetched by one of several calls at a time. */
const AT_ONCE = 4;

/** Loads what is missing of a year's bills, and then holds what is printed. */
export function useYearPrinting(list: BillList, known: KnownBills) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Omit<YearPrinting, 'print'>>({
    year: undefined,
    status: 'idle',
    error: undefined,
  });
  const [printed, setPrinted] = useState<Omit<PrintedYearProps, 'onDone'>>();
  const isBusy = useRef(false);

  const rowsOfYear = async (year: string): Promise<readonly OrderRow[]> => {
    let pages = list.currentData?.pages ?? [];
    let hasMore = list.hasNextPage;
    for (;;) {
      const rows = rowsOf(pages, ({ orderId }) => orderId);
      if (!hasMore || isWholeYear(year, rows, hasMore)) {
        return billYears(rows).find((of) => of.year === year)?.bills ?? [];
      }
      const next = await list.fetchNextPage();
      if (next.isError) throw next.error;
      hasMore = next.hasNextPage;
      pages = next.data?.pages ?? [];
    }
  };

  const load = async (year: string): Promise<Omit<PrintedYearProps, 'onDone'>> => {
    const rows = [...(await rowsOfYear(year))];
    const bills = new Map(rows.map(({ orderId }) => [orderId, known.get(orderId)]));
    const work = async () => {
      for (let row = rows.shift(); row !== undefined; row = rows.shift()) {
        const { orderId } = row;
        if (!bills.get(orderId)) bills.set(orderId, await dispatch(fetchBill(orderId)).unwrap());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const data = await dispatch(refreshBillAddress()).unwrap();
    return {
      bills: [...bills].flatMap(([orderId, bill]) => (bill ? [{ orderId, bill }] : [])),
      address: { status: 'loaded', data },
    };
  };

  const print = async (year: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ year, status: 'loading', error: undefined });
    try {
      setPrinted(await load(year));
      setState({ year, status: 'idle', error: undefined });
    } catch (error) {
      setState({ year, status: 'failed', error });
    } finally {
      isBusy.current = false;
    }
  };

  return {
    printing: { ...state, print: (year: string) => void print(year) },
    printed,
    onPrinted: useCallback(() => setPrinted(undefined), []),
  };
}
