import styled from '@emotion/styled';
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

const Drawing = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: rem.medium,
  strokeWidth: 1.75,
  userSelect: 'none',
  '&[data-size="small"]': { fontSize: rem.small },
  '&[data-size="large"]': { fontSize: rem.large },
  // A tint of its own, on a ground that is not ours, may be as pale as the ground.
  '@media (forced-colors: active)': { '&&&': { color: 'inherit' } },
});

/** A line icon in the colour of the text around it. */
export function Icon({ icon, size = 'medium', title }: IconProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return <Drawing as={icon} data-size={size} focusable="false" {...naming} />;
}
