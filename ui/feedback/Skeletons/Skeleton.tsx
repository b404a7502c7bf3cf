import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { RADIUS_PX } from '../../theme';

export interface SkeletonProps {
  /** CSS lengths; a number is px. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** `text` (unless told) is as tall as the letters in its height; `rounded` and `square` fill it. */
  variant?: 'text' | 'rounded' | 'square' | undefined;
  style?: CSSProperties | undefined;
  'data-testid'?: string | undefined;
}

const breathe = keyframes`50% { opacity: 0.4; }`;

const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  backgroundColor: theme.vars.palette.shape,
  borderRadius: RADIUS_PX.control,
  animation: `${breathe} 2s ease-in-out 0.5s infinite`,
  '&[data-variant="text"]': {
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
    borderRadius: `${RADIUS_PX.control}px/${RADIUS_PX.control / 0.6}px`,
  },
  '&[data-variant="square"]': { borderRadius: 0 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}));

/** Stands where words or a picture will come. */
export const Skeleton = ({ width, height, variant = 'text', style, ...rest }: SkeletonProps) => (
  <Shape {...rest} data-variant={variant} data-skeleton style={{ width, height, ...style }} />
);
