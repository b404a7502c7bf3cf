import SvgIcon from '@mui/material/SvgIcon';
import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** One icon, imported alone: `import House from 'lucide-react/icons/house'`. */
  icon: LucideIcon;
  /** 18, 22 or 32 px at the usual text size. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Given only when the icon says something no text beside it says. */
  title?: string | undefined;
}

const rem = { small: '1.125rem', medium: '1.375rem', large: '2rem' } as const;

/** A line icon in the colour of the text around it. */
export function Icon({ icon, size = 'medium', title }: IconProps) {
  const naming = title ? { role: 'img', 'aria-label': title, 'aria-hidden': false } : {};
  return (
    <SvgIcon
      component={icon}
      inheritViewBox
      {...naming}
      // Lucide draws strokes; SvgIcon would fill the shapes.
      sx={{ fill: 'none', fontSize: rem[size], strokeWidth: 1.75 }}
    />
  );
}
