import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLOURS, focusRing, longWords } from '../mixins';
import { RADIUS_PX, TOUCH_TARGET_PX } from '../tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A link of the main navigation; `aria-current="page"` marks the current page. */
    nav: true;
  }
}

/** Looks disabled but is clickable. A busy button is also `aria-disabled` but has its own look. */
const SOFT_DISABLED = '&[aria-disabled="true"]:not([aria-busy="true"], [data-keeps-colour])';

/** Buttons and links. */
export const buttons: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { surface } = theme.vars.palette;
        return {
          minWidth: TOUCH_TARGET_PX,
          minHeight: 48,
          padding: '10px 20px',
          textAlign: 'center',
          ...longWords,
          '&:active': { transform: 'scale(0.985)' },
          '@media (prefers-reduced-motion: reduce)': { '&:active': { transform: 'none' } },
          '&:focus-visible': focusRing(theme),
          [SOFT_DISABLED]: {
            '&, &:hover': {
              backgroundColor: surface.muted,
              borderColor: 'transparent',
              color: surface.mutedText,
              cursor: 'default',
            },
          },
          '&[aria-busy="true"]': { cursor: 'progress' },
          // Fills are not visible in forced-colors mode; without a border a button looks like text.
          [FORCED_COLOURS]: {
            '&&': { border: '1px solid ButtonText' },
            [`&&.Mui-disabled, &${SOFT_DISABLED}`]: { borderColor: 'GrayText', color: 'GrayText' },
          },
          variants: [
            { props: { variant: 'outlined' }, style: { borderColor: surface.outline } },
            {
              props: { variant: 'nav' },
              style: {
                minHeight: TOUCH_TARGET_PX,
                padding: '8px 12px',
                color: surface.mutedText,
                '&:hover': { backgroundColor: surface.sunken },
                '&[aria-current="page"]': {
                  color: theme.vars.palette.text.primary,
                  backgroundColor: surface.muted,
                },
                [FORCED_COLOURS]: { '&[aria-current="page"]': { color: 'Highlight' } },
              },
            },
          ],
        };
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: TOUCH_TARGET_PX,
        minHeight: TOUCH_TARGET_PX,
        borderRadius: RADIUS_PX.control,
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 550,
        overflowWrap: 'anywhere',
        textUnderlineOffset: '0.18em',
        '&:focus-visible': focusRing(theme),
      }),
      button: { textAlign: 'start' },
    },
  },
};
