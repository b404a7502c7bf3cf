import type { ReactNode } from 'react';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../../i18n/useText';
import { FailedView } from '../../../shell/pages/FailedView';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BillsSkeleton } from './BillsSkeleton';
import { BillPages } from './BillPages';
import type { BillPagesProps } from './BillPages';
import { StatusFilter } from './StatusFilter';
import type { StatusFilterProps } from './StatusFilter';

/** Width of the bill table on desktops, in px: the whole frame. */
const TABLE_WIDTH_PX = 1120;

export interface BillsViewProps extends Pick<BillPagesProps, 'total' | 'next'>, StatusFilterProps {
  readonly state: ScreenState<BillPagesProps['rows']>;
  /** Why the bills could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** Shown if there are no bills, or none with the selected status. */
  readonly empty: ReactNode;
}

/** The orders of the account, newest first, page by page, filtered by status. */
export function BillsView(props: BillsViewProps) {
  const { state, error, retrying, empty, status, onStatus, ...pages } = props;
  const text = useText();
  // A customer without bills has nothing to filter.
  const hasFilter = status !== undefined || state.status === 'loaded';
  return (
    <PortalPage title={text('menu.bills')} backTo="/" maxWidth={TABLE_WIDTH_PX}>
      <Stack spacing={2.5}>
        {hasFilter ? (
          <Stack sx={{ maxWidth: { md: '20rem' } }}>
            <StatusFilter {...{ status, onStatus }} />
          </Stack>
        ) : null}
        <ScreenSwitch
          state={state}
          loading={<BillsSkeleton withFilter={!hasFilter} />}
          failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
          empty={empty}
        >
          {(rows) => <BillPages rows={rows} {...pages} />}
        </ScreenSwitch>
      </Stack>
    </PortalPage>
  );
}
