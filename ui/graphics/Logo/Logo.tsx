import { styled } from '@mui/material/styles';

export interface LogoProps {
  /** Width and height in rem; default: 2. */
  size?: number | undefined;
  /** Accessible name. Without one the logo is decorative. */
  title?: string | undefined;
}

const Mark = styled('svg')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  '--wall': theme.vars.palette.logo.wall,
  '--edge': theme.vars.palette.logo.edge,
}));

/** A house at dusk whose lit window is the lens of a camera. */
export function Logo({ size = 2, title }: LogoProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <Mark
      data-logo
      viewBox="0 0 40 40"
      sx={{ width: `${size}rem`, height: `${size}rem` }}
      {...naming}
    >
      <path
        d="M17.2 3.1a4.4 4.4 0 0 1 5.6 0l11.6 9.7a4.4 4.4 0 0 1 1.6 3.4v16.4a4.4 4.4 0 0 1-4.4 4.4H8.4A4.4 4.4 0 0 1 4 32.600V16.200a4.4 4.4 0 0 1 1.6-3.400Z"
        fill="var(--wall)"
        stroke="var(--edge)"
        strokeWidth="1"
      />
      <circle cx="20" cy="22.5" r="10.5" fill="#FFB547" opacity="0.22" />
      <circle cx="20" cy="22.5" r="7.6" fill="#FFB547" />
      <circle cx="20" cy="22.5" r="3.7" fill="#1B1F3B" />
      <circle cx="21.4" cy="21.1" r="1.2" fill="#FFF4DF" />
    </Mark>
  );
}
