import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';

export interface GiftLineProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Below it, smaller: what it is worth. */
  children: ReactNode;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 16px',
  borderRadius: RADIUS_PX.control,
  border: `2px dashed ${theme.vars.palette.accent.main}`,
  '& > svg': { flexShrink: 0, color: theme.vars.palette.accent.dark },
}));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  ...breakAnywhere,
  ...tabularFigures,
  '& > strong': { display: 'block' },
  '& > small': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** What comes free with an offer, marked off like a coupon. */
export function GiftLine({ icon, title, children }: GiftLineProps) {
  return (
    <Line>
      <Icon icon={icon} size="large" />
      <Words>
        <strong>{title}</strong>
        <small>{children}</small>
      </Words>
    </Line>
  );
}
