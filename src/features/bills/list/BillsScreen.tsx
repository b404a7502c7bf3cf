import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useAccountPlans } from '../../../api/endpoints/accountPlans';
import { useBillDetails, useBills } from '../../../api/endpoints/billing.api';
import { useOwnership } from '../../../checkout/plan/useOwnership';
import { rowsOf } from '../../../domain/paging';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { serviceNow } from '../../../platform/serviceTime';
import { useGoToPlans } from '../../../shell/useGoToPlans';
import { billFacts } from './billFacts';
import { BillsView } from './BillsView';
import { NoBills, NoBillsWithStatus } from './NoBills';
import type { BillsSearch } from './search';
import { useYearPrinting } from './useYearPrinting';

/** Loads and shows the bills with the status of the address, or all bills. */
export function BillsScreen({ status }: BillsSearch) {
  const navigate = useNavigate();
  const bills = useBills(status);
  const onStatus = (next: BillsSearch['status']) =>
    void navigate({ to: '/bills', search: { status: next }, replace: true });
  const pages = bills.currentData?.pages;
  const rows = useMemo(() => pages && rowsOf(pages, ({ orderId }) => orderId), [pages]);
  const known = useBillDetails(useMemo(() => rows?.map(({ orderId }) => orderId) ?? [], [rows]));
  const account = useAccountPlans({ skip: rows === undefined || rows.length === 0 });
  const facts = useMemo(() => billFacts(known, account, serviceNow()), [known, account]);
  const { printing, printed, onPrinted } = useYearPrinting(bills, known);
  const { environment } = usePortalConfig();
  const canPrint = status === undefined && !environment.inApp;
  const state = screenStateOf({
    data: rows,
    error: bills.error,
    retry: bills.refetch,
    isEmpty: (list) => list.length === 0,
  });
  return (
    <BillsView
      {...{ status, onStatus, state, facts }}
      printing={canPrint ? printing : undefined}
      printed={printed && { ...printed, onDone: onPrinted }}
      error={bills.error}
      retrying={bills.isFetching}
      total={pages?.at(-1)?.total ?? 0}
      next={
        bills.hasNextPage
          ? {
              // During a refetch a press would do nothing, so the button shows its loading state.
              loading: bills.isFetching,
              // A failed print says itself what could not be loaded.
              error:
                bills.isFetchNextPageError && bills.error !== printing.error
                  ? bills.error
                  : undefined,
              load: () => void bills.fetchNextPage(),
            }
          : undefined
      }
      empty={
        status === undefined ? (
          <NoBillsOfAccount />
        ) : (
          <NoBillsWithStatus onShowAll={() => onStatus(undefined)} />
        )
      }
    />
  );
}

/** Checks house ownership only if the account has no bill. */
function NoBillsOfAccount() {
  const onToPlans = useGoToPlans();
  const { notOwner } = useOwnership();
  return <NoBills {...{ notOwner, onToPlans }} />;
}
