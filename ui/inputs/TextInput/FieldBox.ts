import { styled } from '@mui/material/styles';
import { RADIUS_PX } from '../../theme';

/** The box around an `<input>` or `<select>`, which is its direct child, and what stands beside it. */
export const FieldBox = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 52,
    boxSizing: 'border-box',
    paddingInline: 14,
    borderRadius: RADIUS_PX.control,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    lineHeight: '1.4375em',
    cursor: 'text',
    // A line of its own: it grows without moving anything.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${palette.surface.outline}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '@media (hover: hover)': { '&:hover::after': { borderColor: palette.text.primary } },
    '&:has(> :is(input, select):focus)::after': { border: `2px solid ${palette.primary.main}` },
    '&:has(> [aria-invalid="true"])::after, &:has(> [aria-invalid="true"]:focus)::after': {
      borderColor: palette.error.main,
    },
    '&:has(> :disabled)': { cursor: 'default', color: palette.text.disabled },
    '&:has(> :disabled)::after': { borderColor: palette.action.disabled },
    '@media (forced-colors: active)': {
      '&:has(> :is(input, select):focus)::after': { borderColor: 'Highlight' },
    },
    '& > svg, & > button': { color: palette.action.active },
    '& > [data-spinner]': { color: palette.primary.main },
    '& > input, & > select': {
      display: 'block',
      flex: 1,
      minWidth: 0,
      height: '1.4375em',
      margin: 0,
      marginInline: -14,
      padding: '13px 14px',
      boxSizing: 'content-box',
      border: 0,
      borderRadius: 'inherit',
      background: 'none',
      color: 'currentColor',
      font: 'inherit',
      letterSpacing: 'inherit',
      WebkitTapHighlightColor: 'transparent',
      '&:focus, &:focus-visible': { outline: 0 },
      '&::placeholder': { color: 'currentColor', opacity: palette.field.placeholder },
      '&::-webkit-search-decoration': { WebkitAppearance: 'none' },
      '&:-webkit-autofill': {
        WebkitBoxShadow: palette.field.autofill,
        WebkitTextFillColor: palette.field.autofillText,
        caretColor: palette.field.autofillText,
      },
      '&:disabled': { opacity: 1, WebkitTextFillColor: palette.text.disabled },
    },
    '& > * + input': { marginInlineStart: 0, paddingInlineStart: 0 },
    '& > input:has(+ *)': { marginInlineEnd: 0, paddingInlineEnd: 0 },
  };
});
