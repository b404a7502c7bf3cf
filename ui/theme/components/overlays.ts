import { keyframes } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';
import { breakAnywhere, focusRing } from '../mixins';
import { SAFE_AREA } from '../safeArea';
import { RADIUS_PX } from '../tokens';

/** Widths of a dialog in px. */
const WIDTH_PX = { small: 360, medium: 480, large: 720 } as const;

/** Height of the page that stays visible above the highest sheet, in px. */
const ABOVE_SHEET_PX = 24;

/** Padding above and below the content of a dialog, in px. */
const WORDS_PX = { above: 24, below: 4 } as const;
const ownPx = WORDS_PX.above + WORDS_PX.below;

/** Phone layout: a full-width sheet at the bottom, clear of the home indicator. */
const sheet = {
  maxWidth: 'none',
  margin: 0,
  maxHeight: `calc(100% - ${ABOVE_SHEET_PX}px)`,
  borderWidth: '1px 0 0',
  borderRadius: `${RADIUS_PX.dialog}px ${RADIUS_PX.dialog}px 0 0`,
  paddingRight: SAFE_AREA.right,
  paddingBottom: SAFE_AREA.bottom,
  paddingLeft: SAFE_AREA.left,
};

const drop = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

/** Dialogs and snackbars. */
export const overlays: ThemeOptions['components'] = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(14, 16, 38, 0.56)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // A long dialog is as tall as the screen in every position, so it needs the safe-area padding.
      container: ({ theme }) => ({
        paddingTop: SAFE_AREA.top,
        paddingRight: SAFE_AREA.right,
        paddingBottom: SAFE_AREA.bottom,
        paddingLeft: SAFE_AREA.left,
        '&[data-position="top"]': { alignItems: 'flex-start' },
        '&[data-position="bottom"]': { alignItems: 'flex-end' },
        '&:not([data-position="top"])': {
          [theme.breakpoints.down('sm')]: {
            padding: `${SAFE_AREA.top} 0 0`,
            alignItems: 'flex-end',
          },
        },
      }),
      paper: ({ theme }) => ({
        width: '100%',
        maxWidth: WIDTH_PX.medium,
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
        borderRadius: RADIUS_PX.dialog,
        border: `1px solid ${theme.vars.palette.surface.hairline}`,
        '&[data-size="small"]': { maxWidth: WIDTH_PX.small },
        '&[data-size="large"]': { maxWidth: WIDTH_PX.large },
        '&:not([data-position="top"])': { [theme.breakpoints.down('sm')]: sheet },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { marginBottom: 8, padding: 0 } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        // The buttons stay visible. If they leave no line of content, the whole dialog scrolls.
        minHeight: `calc(${ownPx}px + 1.5rem)`,
        '&:has(> .MuiDialogTitle-root)': { minHeight: `calc(${ownPx}px + 3.5rem)` },
        padding: `${WORDS_PX.above}px 24px ${WORDS_PX.below}px`,
        // A scrollable content (with `tabindex`) ends at a divider.
        '&[tabindex]': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
        '&:focus-visible': {
          ...focusRing(theme),
          outlineOffset: -3,
          borderRadius: `${RADIUS_PX.dialog}px ${RADIUS_PX.dialog}px 0 0`,
        },
        ...breakAnywhere,
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      // Side by side if the labels fit, otherwise stacked with confirm on top.
      root: {
        flexWrap: 'wrap-reverse',
        alignItems: 'stretch',
        gap: 12,
        padding: '20px 24px 24px',
        '& > *': { flex: '1 1 auto' },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      // Dark in both schemes, so that it stands out from any page.
      root: ({ theme }) => ({
        ...theme.typography.body1,
        flexWrap: 'nowrap',
        gap: 12,
        maxWidth: '30rem',
        minHeight: 48,
        padding: '8px 18px',
        borderRadius: RADIUS_PX.card,
        border: '1px solid rgba(222, 225, 255, 0.2)',
        backgroundColor: '#1B1F3B',
        color: '#F6F5FA',
        boxShadow: '0 10px 32px rgba(10, 12, 30, 0.32)',
        animation: `${drop} 200ms ease-out`,
        overflowWrap: 'anywhere',
        [theme.breakpoints.up('sm')]: { minWidth: 0 },
        '& .MuiCircularProgress-root': { color: theme.vars.palette.accent.main },
        '& [data-link]': { color: 'inherit', textDecorationColor: 'currentColor' },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }),
      message: {
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        padding: 0,
        minWidth: 0,
        '[data-tone="success"] > & > svg': { color: '#7BE0AF' },
        '[data-tone="error"] > & > svg': { color: '#FF9AA2' },
      },
      action: { margin: 0, padding: 0 },
    },
  },
};
