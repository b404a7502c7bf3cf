import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactNode } from 'react';

export type StatusTone = 'active' | 'pending' | 'ending' | 'ended' | 'neutral';

export interface StatusLabelProps {
  /** Colours the dot and the tint. The text carries the meaning. */
  tone: StatusTone;
  children: ReactNode;
}

const looks = {
  active: { color: 'success' },
  pending: { color: 'info' },
  ending: { color: 'accent' },
  ended: { sx: { color: 'text.secondary' } },
  neutral: {},
} as const satisfies Record<StatusTone, Pick<ChipProps, 'color' | 'sx'>>;

/** A status in one or two words. */
export const StatusLabel = ({ tone, children }: StatusLabelProps) => (
  <Chip component="span" variant="tinted" label={children} data-tone={tone} {...looks[tone]} />
);
