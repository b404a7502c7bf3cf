import type { Components, Theme } from '@mui/material/styles';

/** Lists and typography. */
export const lists: Components<Theme> = {};
