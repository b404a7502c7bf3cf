import type { Settings } from '../settings';

/** Width of the case around the screen, in CSS px; the style sheet draws it. */
const CASE = 12;

/** Above and below the phone, in CSS px. */
const MARGIN = 16;

/** Below this window width the phone stands above everything else, as wide as fits. */
const NARROW = 900;

/** Draws the phone that is asked for. */
export function drawPhone(phone: HTMLElement, { device, scheme, area }: Settings): void {
  const { insets, width, height, camera, bar, os } = device;
  Object.assign(phone.dataset, { os, camera, bar, area, scheme });
  for (const [name, px] of Object.entries({ width, height, top: insets.top, low: insets.bottom })) {
    phone.style.setProperty(`--${name}`, `${px}px`);
  }
}

/** Makes the phone as large as its place allows, at most life-size. */
export function fitPhone(place: HTMLElement, { device }: Settings): void {
  const byWidth = place.clientWidth / (device.width + 2 * CASE);
  const top = place.parentElement?.offsetTop ?? 0;
  const byHeight = (window.innerHeight - top - 2 * MARGIN) / (device.height + 2 * CASE);
  const narrow = window.innerWidth < NARROW;
  const scale = narrow ? Math.min(1, byWidth) : Math.min(1, Math.max(0.5, byHeight));
  place.style.setProperty('--scale', String(scale));
}
