import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from '../mixins';

/** Lists. */
export const lists: ThemeOptions['components'] = {
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Inside the row, because the card's corners would clip a ring around it.
        '&.Mui-focusVisible': {
          ...focusRing(theme),
          outlineOffset: -3,
          backgroundColor: 'transparent',
        },
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
        },
      }),
    },
  },
};
