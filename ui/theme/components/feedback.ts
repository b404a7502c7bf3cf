import type { Components, Theme } from '@mui/material/styles';

/** Alerts, skeletons and progress. */
export const feedback: Components<Theme> = {};
