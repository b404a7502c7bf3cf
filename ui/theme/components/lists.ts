import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../mixins';

/** Lists. */
export const lists: Components<Theme> = {
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
