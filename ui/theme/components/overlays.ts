import type { Components, Theme } from '@mui/material/styles';

/** Dialogs and snackbars. */
export const overlays: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(14, 16, 38, 0.56)' } },
    },
  },
};
