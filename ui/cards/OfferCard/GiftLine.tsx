import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';

export interface GiftLineProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Smaller text below the title: its value. */
  children: ReactNode;
}

const line = {
  alignItems: 'center',
  gap: '14px',
  p: '12px 16px',
  borderRadius: `${RADIUS_PX.control}px`,
  border: '2px dashed',
  borderColor: 'accent.main',
  '& > svg': { color: 'accent.dark' },
};

/** A free gift of an offer, styled like a coupon. */
export const GiftLine = ({ icon, title, children }: GiftLineProps) => (
  <Stack direction="row" sx={line}>
    <Icon icon={icon} size="large" />
    <Box sx={{ flex: 1, ...breakAnywhere, ...tabularFigures }}>
      <Typography component="strong" sx={{ display: 'block', fontWeight: 'bold' }}>
        {title}
      </Typography>
      <Typography component="small" color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
        {children}
      </Typography>
    </Box>
  </Stack>
);
