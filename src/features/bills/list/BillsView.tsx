import type { ReactNode } from 'react';
import { ScreenOnly } from '@homeview/ui/Printing';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { FieldSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../../i18n/useText';
import { FailedView } from '../../../shell/pages/FailedView';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BillsSkeleton } from './BillsSkeleton';
import { BillPages } from './BillPages';
import type { BillPagesProps } from './BillPages';
import { PrintedYear } from './PrintedYear';
import type { PrintedYearProps } from './PrintedYear';
import { StatusFilter } from './StatusFilter';
import type { StatusFilterProps } from './StatusFilter';

export interface BillsViewProps
  extends Pick<BillPagesProps, 'facts' | 'printing' | 'total' | 'next'>, StatusFilterProps {
  readonly state: ScreenState<BillPagesProps['rows']>;
  /** Why the bills could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** Shown if there are no bills, or none with the selected status. */
  readonly empty: ReactNode;
  /** What is printed instead of the page. */
  readonly printed?: PrintedYearProps | undefined;
}

/** The orders of the account, newest first, page by page, filtered by status. */
export function BillsView(props: BillsViewProps) {
  const { state, error, retrying, empty, status, onStatus, printed, ...pages } = props;
  const text = useText();
  // A customer without bills has nothing to filter.
  const hasFilter = status !== undefined || state.status === 'loaded';
  const mayHaveFilter = hasFilter || state.status === 'loading';
  const list = (
    <Stack spacing={2.5}>
      {mayHaveFilter ? (
        <Stack sx={{ maxWidth: { md: '20rem' } }}>
          {hasFilter ? <StatusFilter {...{ status, onStatus }} /> : <FieldSkeleton />}
        </Stack>
      ) : null}
      <ScreenSwitch
        state={state}
        loading={<BillsSkeleton />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={empty}
      >
        {(rows) => <BillPages {...{ rows, ...pages }} isFiltered={status !== undefined} />}
      </ScreenSwitch>
    </Stack>
  );
  return (
    <PortalPage title={text('menu.bills')} backTo="/" width="frame">
      <ScreenOnly when={printed !== undefined}>{list}</ScreenOnly>
      {printed ? <PrintedYear {...printed} /> : null}
    </PortalPage>
  );
}
