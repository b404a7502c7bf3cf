import type { Page } from '@playwright/test';

/** Insets that cover the screen, in CSS px; a missing side is free. */
export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Runs in the page: lists the visible controls under the insets. */
function exposedUnder({ top = 0, right = 0, bottom = 0, left = 0 }: Insets): string[] {
  const { innerWidth: width, innerHeight: height } = window;
  const zones = [
    { side: 'top', box: [0, 0, width, top] },
    { side: 'bottom', box: [0, height - bottom, width, height] },
    { side: 'left', box: [0, 0, left, height] },
    { side: 'right', box: [width - right, 0, width, height] },
  ] as const;
  const tappable = 'a[href], button, input, select, textarea, label, [role="tab"], summary';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(tappable)) {
    const box = element.getBoundingClientRect();
    for (const { side, box: zone } of zones) {
      const x1 = Math.max(box.left, zone[0]);
      const y1 = Math.max(box.top, zone[1]);
      const x2 = Math.min(box.right, zone[2]);
      const y2 = Math.min(box.bottom, zone[3]);
      // Less than a pixel is a rounding difference.
      if (x2 - x1 < 1 || y2 - y1 < 1) continue;
      // A control hidden behind a header or bar does not count.
      const seen = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2);
      if (seen === null || !element.contains(seen)) continue;
      found.push(`${side}: ${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}"`);
    }
  }
  return found;
}

/**
 * All controls under notch, corners or home bar, with the page scrolled to its top and to its end. A
 * row that the next swipe moves away from the home bar or the notch does not count.
 */
export async function tappablesUnder(page: Page, insets: Insets): Promise<string[]> {
  const found: string[] = [];
  for (const end of [false, true]) {
    await page.evaluate((toEnd) => {
      window.scrollTo(0, toEnd ? document.documentElement.scrollHeight : 0);
    }, end);
    const { top = 0, bottom = 0 } = insets;
    const zones = { ...insets, top: end ? 0 : top, bottom: end ? bottom : 0 };
    found.push(...(await page.evaluate(exposedUnder, zones)));
  }
  return found;
}
