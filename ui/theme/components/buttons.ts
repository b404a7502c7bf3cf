import type { Components, Theme } from '@mui/material/styles';

/** Buttons and links. */
export const buttons: Components<Theme> = {};
