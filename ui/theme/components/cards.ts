import type { Components, Theme } from '@mui/material/styles';

/** Cards and chips. */
export const cards: Components<Theme> = {};
