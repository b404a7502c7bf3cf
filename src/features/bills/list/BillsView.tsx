import type { ReactNode } from 'react';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { BillListSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../../i18n/useText';
import { FailedView } from '../../../shell/pages/FailedView';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BillPages } from './BillPages';
import type { BillPagesProps } from './BillPages';

/** Skeleton rows that fill a phone screen. */
const SKELETON_ROWS = 6;

export interface BillsViewProps extends Pick<BillPagesProps, 'total' | 'next'> {
  readonly state: ScreenState<BillPagesProps['rows']>;
  /** Why the bills could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** Shown if there are no bills. */
  readonly empty: ReactNode;
}

/** The orders of the account, newest first, page by page. Spec 2. */
export function BillsView({ state, error, retrying, empty, ...pages }: BillsViewProps) {
  const text = useText();
  return (
    <PortalPage title={text('menu.bills')} backTo="/">
      <ScreenSwitch
        state={state}
        loading={<BillListSkeleton rows={SKELETON_ROWS} />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={empty}
      >
        {(rows) => <BillPages rows={rows} {...pages} />}
      </ScreenSwitch>
    </PortalPage>
  );
}
