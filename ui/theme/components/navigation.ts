import type { ThemeOptions } from '@mui/material/styles';
import { focusRing, FORCED_COLOURS } from '../mixins';
import { clearOfSides, SAFE_AREA } from '../safeArea';
import { RADIUS_PX } from '../tokens';

/** App bar, tabs and menus. */
export const navigation: ThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { position: 'static', elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.surface.hairline}`,
        paddingTop: SAFE_AREA.top,
        [FORCED_COLOURS]: { borderWidth: '0 0 1px' },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: {
      root: {
        // Long names, long languages and large text wrap to the next line instead of being cut off.
        flexWrap: 'wrap',
        // Aligned to the top, so that controls do not move when a name of several lines arrives.
        alignItems: 'flex-start',
        gap: 8,
        minHeight: 60,
        paddingBlock: 8,
        ...clearOfSides(16),
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2 }) },
  },
  MuiTabs: {
    // Segments of one row. With only two or three tabs, arrow keys may select immediately.
    defaultProps: { variant: 'fullWidth', selectionFollowsFocus: true },
    styleOverrides: {
      root: { minHeight: 0, overflow: 'visible' },
      // Overrides MUI's inline style, which clips the focus ring of a tab. Nothing scrolls here.
      scroller: { overflow: 'visible !important' },
      list: ({ theme }) => ({
        // Tabs wrap below each other before a word has to be broken.
        flexWrap: 'wrap',
        gap: 4,
        padding: 4,
        borderRadius: RADIUS_PX.card,
        backgroundColor: theme.vars.palette.surface.muted,
        [FORCED_COLOURS]: { border: '1px solid CanvasText' },
      }),
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 'min-content',
        minHeight: 44,
        padding: '8px 12px',
        borderRadius: RADIUS_PX.control,
        fontWeight: 600,
        lineHeight: 1.5,
        overflowWrap: 'break-word',
        hyphens: 'auto',
        transition: theme.transitions.create(['background-color', 'color']),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        '&:focus-visible': focusRing(theme),
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.primary,
          boxShadow: '0 1px 3px rgba(12, 14, 34, 0.18)',
          [FORCED_COLOURS]: {
            // Otherwise the system adds a backplate behind the text in the same colour as the text.
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            outlineColor: 'CanvasText',
          },
        },
      }),
    },
  },
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
        '& .MuiListItemIcon-root': { minWidth: 34, color: 'inherit' },
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
