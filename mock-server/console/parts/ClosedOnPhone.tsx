import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

/** Whether there is room beside what everybody needs; not on a laptop at 200 % (640 px). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)', { noSsr: true });

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Closed on a phone, where the results would begin far below it. */
export const ClosedOnPhone = ({ summary, children }: Props) => (
  <details open={useIsWide()}>
    <summary>{summary}</summary>
    {children}
  </details>
);
