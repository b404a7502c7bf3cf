import SvgIcon from '@mui/material/SvgIcon';
import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon with its own import: `import House from 'lucide-react/icons/house'`. */
  icon: LucideIcon;
  /** 18, 22 or 32 px at the usual text size. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ icon, size = 'medium' }: IconProps) => (
  <SvgIcon component={icon} inheritViewBox fontSize={size} />
);
