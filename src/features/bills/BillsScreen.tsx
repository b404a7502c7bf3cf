import { useMemo } from 'react';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { BillListSkeleton } from '@homeview/ui/Skeletons';
import { useBills } from '../../api/billing.api';
import { rowsOf } from '../../domain/paging';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { BillPages } from './BillPages';
import { NoBills } from './NoBills';

/** Rows of the skeleton: about as many as a phone shows. */
const SKELETON_ROWS = 6;

/** The orders of the account, newest first, page by page. Spec 2. */
export function BillsScreen() {
  const text = useText();
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
    <PortalPage title={text('menu.bills')} backTo="/">
      <ScreenSwitch
        state={state}
        loading={<BillListSkeleton rows={SKELETON_ROWS} />}
        failed={(retry) => (
          <FailedView error={bills.error} onRetry={retry} retrying={bills.isFetching} />
        )}
        empty={<NoBills />}
      >
        {(list) => (
          <BillPages
            rows={list}
            total={pages?.at(-1)?.total ?? 0}
            next={
              bills.hasNextPage
                ? {
                    // Pages being fetched anew are as busy: a press meanwhile would do nothing.
                    loading: bills.isFetching,
                    error: bills.isFetchNextPageError ? bills.error : undefined,
                    load: () => void bills.fetchNextPage(),
                  }
                : undefined
            }
          />
        )}
      </ScreenSwitch>
    </PortalPage>
  );
}
