import { styled } from '@mui/material/styles';
import { RADIUS_PX, SAFE_AREA, breakAnywhere } from '../../theme';
import type { DialogPosition, DialogSize } from './dialogOptions';

/** Widths in px. */
const widthPx: Readonly<Record<DialogSize, number>> = { small: 360, medium: 480, large: 720 };

const paper = (size: DialogSize) => ({
  width: '100%',
  maxWidth: widthPx[size],
  margin: '16px',
  maxHeight: 'calc(100% - 32px)',
  borderRadius: `${RADIUS_PX.dialog}px`,
  border: '1px solid',
  borderColor: 'surface.hairline',
});

/** A dialog of many words is as tall as the screen wherever it stands: clear of notch and home bar. */
const clear = {
  paddingTop: SAFE_AREA.top,
  paddingRight: SAFE_AREA.right,
  paddingBottom: SAFE_AREA.bottom,
  paddingLeft: SAFE_AREA.left,
};

/** Where it stands. */
const places: Readonly<Record<DialogPosition, object>> = {
  center: { ...clear, alignItems: 'center' },
  bottom: { ...clear, alignItems: 'flex-end' },
  top: { ...clear, alignItems: 'flex-start' },
};

export const dialogLook = {
  paper: { small: paper('small'), medium: paper('medium'), large: paper('large') },
  container: places,
} as const;

export const DialogBody = styled('div')({
  flexShrink: 0,
  padding: '24px 24px 4px',
  // The buttons stay in sight; at 200 % text on a small phone the whole dialog scrolls instead.
  maxHeight: `max(8rem, calc(100dvh - 14rem - ${SAFE_AREA.top} - ${SAFE_AREA.bottom}))`,
  overflowY: 'auto',
  ...breakAnywhere,
});

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
