import type { CSSObject, Theme } from '@mui/material/styles';
import { TOUCH_TARGET_PX, RADIUS_PX, focusRing } from '../../theme';
import { longWords } from '../../theme/mixins';

/** Told by `data-variant`: the one deed of a page, others, and those that stay in the background. */
export type ButtonVariant = 'contained' | 'outlined' | 'text';

const still = '@media (prefers-reduced-motion: reduce)';

/** What every button and every link that looks like one shares. */
export function buttonLook(theme: Theme): CSSObject {
  const { primary, error, action, hover, surface } = theme.vars.palette;
  const coloured = (color: typeof primary, tint: string): CSSObject => ({
    '--button-main': color.main,
    '--button-strong': color.dark,
    '--button-on': color.contrastText,
    '--button-tint': tint,
  });
  return {
    ...coloured(primary, hover.primary),
    '&[data-color="error"]': coloured(error, hover.error),
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: TOUCH_TARGET_PX,
    minHeight: 48,
    margin: 0,
    padding: '10px 20px',
    border: 0,
    borderRadius: RADIUS_PX.control,
    background: 'none',
    color: 'var(--button-main)',
    textAlign: 'center',
    textDecoration: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...longWords,
    transition: theme.transitions.create(['background-color', 'border-color', 'color']),
    '&:active': { transform: 'scale(0.985)' },
    '&:focus-visible': focusRing(theme),
    '&[data-variant="contained"]': {
      backgroundColor: 'var(--button-main)',
      color: 'var(--button-on)',
    },
    '&[data-variant="outlined"]': { border: `1px solid ${surface.outline}` },
    '&[data-wide="true"]': { width: '100%' },
    '&:disabled': { color: action.disabled, cursor: 'default', pointerEvents: 'none' },
    '&[data-variant="contained"]:disabled': {
      backgroundColor: action.disabledBackground,
      color: action.disabled,
    },
    '&[data-variant="outlined"]:disabled': { borderColor: action.disabledBackground },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: 'var(--button-tint)' },
      '&[data-variant="contained"]:hover': { backgroundColor: 'var(--button-strong)' },
    },
    [still]: { transition: 'none', '&:active': { transform: 'none' } },
    // A fill is not seen there: without an edge a button is a word among words.
    '@media (forced-colors: active)': { '&&': { border: '1px solid ButtonText' } },
  };
}
