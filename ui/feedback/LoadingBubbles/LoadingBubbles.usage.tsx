import { BillList } from '@homeview/ui/BillRow';
import { LoadingBubbles } from '@homeview/ui/LoadingBubbles';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For content of unknown shape that loads on a page that is already there. If its shape is known use Skeletons, for a whole page PageLoading, for a button the busy of BusyButton.',
  do: [
    'Put it where the content will appear, for instance below the last row.',
    'Say in label what is loading: “Loading more bills”.',
  ],
  dont: [
    'Show two on a page: each one is announced.',
    'Put it above content: everything below would move down and up again.',
    'Use it beside a busy BusyButton for the same call.',
  ],
};

interface MoreBillsProps {
  readonly loadingMore: boolean;
  /** BillRows. */
  readonly children: ReactNode;
}

export const Example = ({ loadingMore, children }: MoreBillsProps) => (
  <>
    <BillList label="Bills and invoices">{children}</BillList>
    {loadingMore ? <LoadingBubbles label="Loading more bills" /> : null}
  </>
);
