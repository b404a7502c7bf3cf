import { SAFE_AREA_VARIABLES } from '@homeview/ui/theme';
import type { SafeAreaInsets } from '../../platform/bridge/bridge';
import { setUpBridge } from '../../platform/bridge/bridge';

/** Time for an answer, in ms; an app that stays silent leaves the page as it is. */
const PATIENCE_MS = 2000;

/** No notch and no home bar is larger, in CSS px: a wrong answer must not push the page away. */
const LARGEST_INSET_PX = 96;

const SIDES = Object.keys(SAFE_AREA_VARIABLES) as (keyof SafeAreaInsets)[];

function apply(insets: SafeAreaInsets): void {
  const { style } = document.documentElement;
  for (const side of SIDES) {
    const px = Math.min(insets[side], LARGEST_INSET_PX);
    style.setProperty(SAFE_AREA_VARIABLES[side], `${px}px`);
  }
}

/**
 * Keeps the page clear of what covers the screen: asks the app now, and again whenever the screen
 * turns or changes its width, or the app comes back. For the app alone. Spec 7.
 */
export function followSafeArea(): void {
  const bridge = setUpBridge();
  let latest = 0;
  const ask = () => {
    const asked = ++latest;
    bridge.getSafeAreaInsets({ timeoutMs: PATIENCE_MS }).then(
      // An answer for the way the screen was held before comes too late.
      (insets) => asked === latest && apply(insets),
      () => undefined,
    );
  };
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    // A keyboard changes the height alone.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    ask();
  });
  // A screen turned upside down keeps its width.
  window.addEventListener('orientationchange', ask);
  bridge.onActiveChange((active) => active && ask());
  ask();
}
