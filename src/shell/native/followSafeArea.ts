import { SAFE_AREA_VARIABLES } from '@homeview/ui/theme';
import type { SafeAreaInsets } from '../../platform/bridge/bridge';
import { setUpBridge } from '../../platform/bridge/bridge';

/** Timeout in ms; without a response the page stays unchanged. */
const PATIENCE_MS = 2000;

/** Upper bound for insets in CSS px, so that an invalid response cannot hide the page. */
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
 * Applies the app's safe area insets to the page: now, after a rotation or width change, and when
 * the app returns to the foreground. Only in the app.
 */
export function followSafeArea(): void {
  const bridge = setUpBridge();
  let latest = 0;
  const ask = () => {
    const asked = ++latest;
    bridge.getSafeAreaInsets({ timeoutMs: PATIENCE_MS }).then(
      // Ignores responses for the previous orientation.
      (insets) => asked === latest && apply(insets),
      () => undefined,
    );
  };
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    // The on-screen keyboard changes only the height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    ask();
  });
  // Turning the screen by 180° keeps its width.
  window.addEventListener('orientationchange', ask);
  bridge.onActiveChange((active) => active && ask());
  ask();
}
