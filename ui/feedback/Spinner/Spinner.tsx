import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

export interface SpinnerProps {
  /** 18 or 20 px at the usual text size. */
  size?: 'small' | 'medium' | undefined;
  /** Only its space. */
  hidden?: boolean | undefined;
}

const REM = { small: '1.125rem', medium: '1.25rem' } as const;

const Room = styled('span')({
  visibility: 'hidden',
  display: 'inline-block',
  width: REM.small,
  height: REM.small,
  '&[data-size="medium"]': { width: REM.medium, height: REM.medium },
});

/** Indeterminate progress. Decorative: the text next to it says what is in progress. */
export const Spinner = ({ size = 'small', hidden = false }: SpinnerProps) =>
  hidden ? (
    <Room data-size={size} />
  ) : (
    <CircularProgress size={REM[size]} aria-hidden data-spinner />
  );
