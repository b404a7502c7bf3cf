import { styled } from '@mui/material/styles';
import { RADIUS_PX, SAFE_AREA, breakAnywhere, focusRing } from '../../theme';
import type { DialogPosition, DialogSize } from './dialogOptions';

/** Narrower than the theme's first step: what stands in the middle elsewhere is a sheet here. */
export const PHONE = '(max-width: 599.95px)';

/** Widths in px. */
const widthPx: Readonly<Record<DialogSize, number>> = { small: 360, medium: 480, large: 720 };

/** Page that stays in sight above the highest sheet, in px: one sees that it is still there. */
const ABOVE_SHEET_PX = 24;

/** Under the thumb, from side to side and down to the edge; its words end where the home bar begins. */
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

const paper = (size: DialogSize) => ({
  width: '100%',
  maxWidth: widthPx[size],
  margin: '16px',
  maxHeight: 'calc(100% - 32px)',
  borderRadius: `${RADIUS_PX.dialog}px`,
  border: '1px solid',
  borderColor: 'surface.hairline',
  '&:not([data-position="top"])': { [`@media ${PHONE}`]: sheet },
});

/** A dialog of many words is as tall as the screen wherever it stands: clear of notch and home bar. */
const clear = {
  paddingTop: SAFE_AREA.top,
  paddingRight: SAFE_AREA.right,
  paddingBottom: SAFE_AREA.bottom,
  paddingLeft: SAFE_AREA.left,
};

/** A sheet touches three sides of the screen, and keeps clear of what covers them by itself. */
const sheetPlace = {
  [`@media ${PHONE}`]: { padding: `${SAFE_AREA.top} 0 0`, alignItems: 'flex-end' },
};

/** Where it stands. */
const places: Readonly<Record<DialogPosition, object>> = {
  center: { ...clear, alignItems: 'center', ...sheetPlace },
  bottom: { ...clear, alignItems: 'flex-end', ...sheetPlace },
  top: { ...clear, alignItems: 'flex-start' },
};

export const dialogLook = {
  paper: { small: paper('small'), medium: paper('medium'), large: paper('large') },
  container: places,
} as const;

/** Padding of the words above and below, in px. */
const WORDS_PX = { above: 24, below: 4 } as const;
const ownPx = WORDS_PX.above + WORDS_PX.below;

export const BodyScroller = styled('div')(({ theme }) => ({
  // The buttons stay in sight. Where they leave no line of words, the whole dialog scrolls instead.
  flexShrink: 1,
  minHeight: `calc(${ownPx}px + 1.5rem)`,
  '&[data-titled="true"]': { minHeight: `calc(${ownPx}px + 3.5rem)` },
  padding: `${WORDS_PX.above}px 24px ${WORDS_PX.below}px`,
  overflowY: 'auto',
  // Where it scrolls, and so has the keyboard too, words end at a line and not in the air.
  '&[tabindex]': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '&:focus-visible': {
    ...focusRing(theme),
    outlineOffset: -3,
    borderRadius: `${RADIUS_PX.dialog}px ${RADIUS_PX.dialog}px 0 0`,
  },
  ...breakAnywhere,
}));

export const DialogText = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  '&[data-below-title="true"]': { color: theme.vars.palette.text.secondary },
}));

/** Side by side where the words fit, else one below the other with confirm on top. */
export const DialogButtonRow = styled('div')({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '20px 24px 24px',
  '& > *': { flex: '1 1 auto' },
});
