import type { Components, Theme } from '@mui/material/styles';

/** Text fields, selects, checkboxes and radio buttons. */
export const fields: Components<Theme> = {};
