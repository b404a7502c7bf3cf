import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLOURS, focusRing } from '../mixins';

/** Selector of checkboxes with their own focus ring; in another label, such as a list row, the row has it. */
const OWN_RING =
  '*:not(label) > &.Mui-focusVisible > svg, .MuiFormControlLabel-root > &.Mui-focusVisible > svg';

/** Text fields, selects, checkboxes and radio buttons. */
export const fields: ThemeOptions['components'] = {
  // Labels are above the field and do not float, because German needs more room. Label and help text
  // keep their contrast while the field is focused or disabled.
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 560,
        lineHeight: 1.35,
        overflowWrap: 'anywhere',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-focused.Mui-error, &.Mui-disabled': {
          color: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: '0.875rem',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&.Mui-disabled:not(.Mui-error)': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { background, surface } = theme.vars.palette;
        return {
          minHeight: 52,
          backgroundColor: background.paper,
          // On touch screens the hover state remains after a tap; MUI would use its own line colour.
          '@media (hover: none)': {
            '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline':
              { borderColor: surface.outline },
          },
          [FORCED_COLOURS]: {
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' },
          },
        };
      },
      input: { paddingBlock: 13 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.surface.outline }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        // A native select cannot wrap: with 200 % text on the smallest phone, the font is slightly
        // smaller so that the selected text is not cut off.
        '&&': { fontSize: 'min(1rem, 8vw)' },
        textOverflow: 'ellipsis',
      },
      icon: { fontSize: 24, strokeWidth: 2 },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => {
        const { background, error, primary, surface } = theme.vars.palette;
        return {
          padding: 0,
          flexShrink: 0,
          verticalAlign: 'top',
          borderRadius: 7,
          fontSize: '1.5rem',
          color: surface.outline,
          '&:has([aria-invalid="true"]):not(.Mui-checked)': { color: error.main },
          // A click on a disabled checkbox must not reach the element behind it.
          '&.Mui-disabled': { pointerEvents: 'auto', opacity: 0.55, color: surface.outline },
          '&.Mui-checked': { color: primary.main },
          [OWN_RING]: { ...focusRing(theme), borderRadius: 7 },
          '& rect': { fill: background.paper, stroke: 'currentColor', strokeWidth: 2 },
          '&.Mui-checked rect': { fill: 'currentColor' },
          '& path': {
            stroke: primary.contrastText,
            strokeWidth: 2.5,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          },
          // SVG shapes do not get forced colours automatically.
          [FORCED_COLOURS]: {
            '& rect': { fill: 'Canvas', stroke: 'CanvasText' },
            '&.Mui-checked rect': { fill: 'Highlight', stroke: 'Highlight' },
            '& path': { stroke: 'HighlightText' },
          },
        };
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: 12,
        minHeight: 44,
        margin: 0,
        paddingBlock: 10,
        overflowWrap: 'anywhere',
      },
    },
  },
};
