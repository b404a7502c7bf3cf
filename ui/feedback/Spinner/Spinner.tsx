import { keyframes, styled } from '@mui/material/styles';

export interface SpinnerProps {
  /** 18 or 20 px at the usual text size. */
  size?: 'small' | 'medium' | undefined;
  /** Keeps its place while nothing is at work. */
  hidden?: boolean | undefined;
}

const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`
  0% { stroke-dasharray: 1px, 200px; stroke-dashoffset: 0; }
  50% { stroke-dasharray: 100px, 200px; stroke-dashoffset: -15px; }
  100% { stroke-dasharray: 1px, 200px; stroke-dashoffset: -126px; }
`;

const Ring = styled('svg')({
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  animation: `${turn} 1.4s linear infinite`,
  '&[data-size="medium"]': { width: '1.25rem', height: '1.25rem' },
  '&[data-hidden="true"]': { visibility: 'hidden' },
  '& > circle': {
    stroke: 'currentColor',
    strokeDasharray: '80px, 200px',
    animation: `${breathe} 1.4s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&, & > circle': { animation: 'none' } },
});

/** Something is at work. What it is, words beside it say: it is not read aloud. */
export const Spinner = ({ size = 'small', hidden = false }: SpinnerProps) => (
  <Ring viewBox="22 22 44 44" data-size={size} data-hidden={hidden} data-spinner aria-hidden>
    <circle cx="44" cy="44" r="19.5" fill="none" strokeWidth="5" />
  </Ring>
);
