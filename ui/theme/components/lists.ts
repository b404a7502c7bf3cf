import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../mixins';

/** Lists. */
export const lists: Components<Theme> = {
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Inside the card, whose corners would cut a ring around the row.
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
