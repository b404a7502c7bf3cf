import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is wide enough for the desktop layout (900 px). Known at the first render. */
export const useIsDesktop = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
