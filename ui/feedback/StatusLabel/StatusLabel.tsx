import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type StatusTone = 'active' | 'pending' | 'ending' | 'ended' | 'neutral';

export interface StatusLabelProps {
  /** Colours the dot and the tint; the words carry the meaning. */
  tone: StatusTone;
  children: ReactNode;
}

const Pill = styled('span')(({ theme }) => {
  const { success, info, accent, surface, text } = theme.vars.palette;
  const tones = {
    active: [success.light, success.dark],
    pending: [info.light, info.dark],
    ending: [accent.light, accent.dark],
    ended: [surface.muted, text.secondary],
    neutral: [surface.muted, text.primary],
  } as const satisfies Record<StatusTone, readonly [string, string]>;
  const variants = Object.entries(tones).map(([tone, [backgroundColor, color]]) => [
    `&[data-tone="${tone}"]`,
    { backgroundColor, color },
  ]);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    padding: '3px 12px 3px 10px',
    borderRadius: 14,
    border: '1px solid transparent',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
    '&::before': {
      content: '""',
      flexShrink: 0,
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
    ...(Object.fromEntries(variants) as Record<string, { backgroundColor: string; color: string }>),
  };
});

/** A word longer than its place is broken. */
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

/** A state in one or two words. */
export function StatusLabel({ tone, children }: StatusLabelProps) {
  return (
    <Pill data-tone={tone}>
      <Words>{children}</Words>
    </Pill>
  );
}
