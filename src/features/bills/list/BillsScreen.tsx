import { useMemo } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useBills } from '../../../api/endpoints/billing.api';
import { useOwnership } from '../../../checkout/plan/useOwnership';
import { rowsOf } from '../../../domain/paging';
import { useGoToPlans } from '../../../shell/useGoToPlans';
import { BillsView } from './BillsView';
import { NoBills } from './NoBills';

/** Loads and shows the bill list. */
export function BillsScreen() {
  const bills = useBills();
  const pages = bills.currentData?.pages;
  const rows = useMemo(() => pages && rowsOf(pages, ({ orderId }) => orderId), [pages]);
  const state = screenStateOf({
    data: rows,
    error: bills.error,
    retry: bills.refetch,
    isEmpty: (list) => list.length === 0,
  });
  return (
    <BillsView
      state={state}
      error={bills.error}
      retrying={bills.isFetching}
      total={pages?.at(-1)?.total ?? 0}
      next={
        bills.hasNextPage
          ? {
              // During a refetch a press would do nothing, so the button shows its loading state.
              loading: bills.isFetching,
              error: bills.isFetchNextPageError ? bills.error : undefined,
              load: () => void bills.fetchNextPage(),
            }
          : undefined
      }
      empty={<NoBillsOfAccount />}
    />
  );
}

/** Checks house ownership only if the account has no bill. */
function NoBillsOfAccount() {
  const onToPlans = useGoToPlans();
  const { notOwner } = useOwnership();
  return <NoBills {...{ notOwner, onToPlans }} />;
}
