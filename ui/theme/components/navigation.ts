import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../mixins';
import { RADIUS_PX } from '../tokens';

/** App bar, tabs and menus. */
export const navigation: Components<Theme> = {
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS_PX.card,
        border: `1px solid ${theme.vars.palette.surface.hairline}`,
        boxShadow: '0 12px 40px rgba(12, 14, 34, 0.22)',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        marginInline: 8,
        paddingInline: 12,
        borderRadius: RADIUS_PX.control,
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.light,
        },
        '&.Mui-focusVisible': {
          ...focusRing(theme),
          outlineOffset: -3,
          backgroundColor: theme.vars.palette.surface.sunken,
        },
      }),
    },
  },
};
