import { styled } from '@mui/material/styles';
import { RADIUS_PX, breakAnywhere } from '../../theme';
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

/** Where it stands. At the bottom and at the top it keeps clear of notches and home bars. */
const places: Readonly<Record<DialogPosition, object>> = {
  center: { alignItems: 'center' },
  bottom: { alignItems: 'flex-end', paddingBottom: 'env(safe-area-inset-bottom, 0px)' },
  top: { alignItems: 'flex-start', paddingTop: 'env(safe-area-inset-top, 0px)' },
};

export const dialogLook = {
  paper: { small: paper('small'), medium: paper('medium'), large: paper('large') },
  container: places,
} as const;

export const DialogBody = styled('div')({
  flexShrink: 0,
  padding: '24px 24px 4px',
  // The buttons stay in sight; at 200 % text on a small phone the whole dialog scrolls instead.
  maxHeight: 'max(8rem, calc(100dvh - 14rem))',
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
