import type { ReactNode } from 'react';
import { Stack } from '@homeview/ui/Stack';

interface Props {
  /** The heading, not inert while busy, so that screen readers can identify the page. */
  readonly heading: ReactNode;
  /** Makes everything below the heading inert. */
  readonly busy: boolean;
  /** Gap between all parts, in px. */
  readonly gap?: number | undefined;
  readonly children: ReactNode;
}

/** Page content that becomes inert while the page submits it. */
export const BusyContent = ({ heading, busy, gap = 20, children }: Props) => (
  <Stack spacing={`${gap}px`}>
    {heading}
    <Stack spacing={`${gap}px`} inert={busy}>
      {children}
    </Stack>
  </Stack>
);
