import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether a page shows its `aside` beside the content. A page whose one action moves between the
 * aside and the bar at the bottom asks it, so that the action exists once.
 */
export const useIsWide = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
