import CircularProgress from '@mui/material/CircularProgress';

export interface SpinnerProps {
  /** 18 or 20 px at the usual text size. */
  size?: 'small' | 'medium' | undefined;
  /** Invisible, but keeps its space. */
  hidden?: boolean | undefined;
}

const REM = { small: '1.125rem', medium: '1.25rem' } as const;

/** Indeterminate progress. Decorative: the text next to it says what is in progress. */
export const Spinner = ({ size = 'small', hidden = false }: SpinnerProps) => (
  <CircularProgress
    size={REM[size]}
    aria-hidden
    data-spinner
    sx={hidden ? { visibility: 'hidden' } : null}
  />
);
