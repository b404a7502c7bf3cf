import type { ReactNode } from 'react';
import { Stack } from '@homeview/ui/Stack';

interface Props {
  /** Stays readable while busy: a page without its heading is not identifiable. */
  readonly heading: ReactNode;
  /** Nothing below the heading can be changed meanwhile. */
  readonly busy: boolean;
  /** Between all parts, in px. */
  readonly gap?: number;
  readonly children: ReactNode;
}

/** What a page asks of its customer, held still while the page acts on it. */
export const BusyContent = ({ heading, busy, gap = 20, children }: Props) => (
  <Stack spacing={`${gap}px`}>
    {heading}
    <Stack spacing={`${gap}px`} inert={busy}>
      {children}
    </Stack>
  </Stack>
);
