import CircularProgress from '@mui/material/CircularProgress';

export interface SpinnerProps {
  /** 18 or 20 px at the usual text size. */
  size?: 'small' | 'medium' | undefined;
  /** Keeps its place while nothing is at work. */
  hidden?: boolean | undefined;
}

const REM = { small: '1.125rem', medium: '1.25rem' } as const;

/** Something is at work. What it is, words beside it say: it is not read aloud. */
export const Spinner = ({ size = 'small', hidden = false }: SpinnerProps) => (
  <CircularProgress
    size={REM[size]}
    aria-hidden
    data-spinner
    sx={hidden ? { visibility: 'hidden' } : null}
  />
);
