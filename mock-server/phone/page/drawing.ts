/**
 * The drawing of the phone. Custom properties hold the device's lengths; it is drawn life-size,
 * then scaled.
 */
import { keyframes, styled } from '@mui/material/styles';

/** Width of the case around the screen, in CSS px. */
export const CASE_PX = 12;

const CASE_COLOUR = '#10131c';
const MARK_COLOUR = '#0b0d14';
const PILL = 99;

const whole = {
  width: `calc(var(--width) + ${2 * CASE_PX}px)`,
  height: `calc(var(--height) + ${2 * CASE_PX}px)`,
  transform: 'scale(var(--scale, 1))',
  transformOrigin: '0 0',
  borderRadius: 56,
} as const;

export const Place = styled('section')(({ theme }) => ({
  width: '100%',
  [theme.breakpoints.up('md')]: { gridRow: '1 / 3', position: 'sticky', top: theme.spacing(2) },
}));

export const Case = styled('div')({
  position: 'relative',
  width: `calc((var(--width) + ${2 * CASE_PX}px) * var(--scale, 1))`,
  height: `calc((var(--height) + ${2 * CASE_PX}px) * var(--scale, 1))`,
  margin: 'auto',
  // Draws the case again above the page: a scaled frame can overflow its clip by a pixel.
  '&::after': {
    ...whole,
    content: '""',
    position: 'absolute',
    zIndex: 3,
    top: 0,
    left: 0,
    boxSizing: 'border-box',
    border: `${CASE_PX + 0.5}px solid ${CASE_COLOUR}`,
    pointerEvents: 'none',
  },
  '&[data-camera=none]::after': { borderRadius: 36 },
});

const shake = keyframes({
  '25%': { translate: '4px 0' },
  '50%': { translate: '-4px 0' },
  '75%': { translate: '3px 0' },
});

export const Screen = styled('div')(({ theme }) => ({
  ...whole,
  position: 'absolute',
  top: 0,
  left: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `${CASE_PX}px solid ${CASE_COLOUR}`,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  // The ring is visible only on a dark page.
  boxShadow: '0 0 0 1px #ffffff24, 0 12px 40px #0003',
  '[data-camera=none] > &': { borderRadius: 36 },
  '@media (prefers-reduced-motion: no-preference)': {
    '&.shaken': { animation: `${shake} .25s` },
  },
}));

/**
 * Holds the frame of the web view. Its `color-scheme` sets the scheme that the framed page sees. The
 * frame is between the covers, as a web view shows pages that don’t ask for the whole screen; a page
 * of the app is below them, unless the app keeps those areas free.
 */
export const View = styled('div')({
  '& > iframe': {
    position: 'absolute',
    top: 'var(--top)',
    width: '100%',
    height: 'calc(100% - var(--top) - var(--low))',
    border: 0,
  },
  '[data-area]:not([data-area=free]) & > iframe[data-in-app]': { top: 0, height: '100%' },
});

/** The areas that the system covers: the camera at the top, the bar at the bottom. */
export const Cover = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  zIndex: 2,
  pointerEvents: 'none',
  '&.top': { top: 0, height: 'var(--top)' },
  '&.low': { bottom: 0, height: 'var(--low)' },
  '[data-area=tint] &': { backgroundColor: '#d6249f4d' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    translate: '-50%',
    boxSizing: 'border-box',
    borderRadius: PILL,
    backgroundColor: MARK_COLOUR,
  },
  '[data-camera=island] &.top::after': { top: 11, width: 122, height: 36 },
  '[data-camera=hole] &.top::after': { top: 12, width: 24, height: 24 },
  '[data-bar=line] &.low::after': { bottom: 8, width: 138, height: 5 },
  '[data-bar=line][data-theme=dark] &.low::after': { backgroundColor: '#f3f2fa' },
  '[data-bar=buttons] &.low': { backgroundColor: `${CASE_COLOUR}d9` },
  '[data-bar=buttons] &.low::after': {
    bottom: 14,
    width: 20,
    height: 20,
    border: '2px solid #fff',
    background: 'none',
    boxShadow: '-72px 0 0 -2px #fff, 72px 0 0 -2px #fff',
  },
});
