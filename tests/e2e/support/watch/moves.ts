import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { isFirefox } from '../typing';

/** Smaller moves, in px, are rounding differences. */
const MOVE_PX = 5;

/**
 * Samples once per frame. Elements are matched by their text; one has moved if its place changed in
 * document and window. Moves by late fonts are ignored: only the test language needs them; in
 * Firefox they come after the first answers. A string, because compiled code needs helpers that the
 * page lacks.
 */
const sampler = (fontsAreLate: boolean) => `{
  const moves = (window.__moves = []);
  const places = new Map();
  const byName = new Map();
  const fonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  let [before, now] = [0, 0];
  const look = () => {
    const fontsLoad = ${fontsAreLate} && document.fonts.status === 'loading';
    if (fontsLoad || before !== fonts()) [places, byName].forEach((map) => map.clear());
    [before, now] = [now, fonts()];
    for (const part of document.querySelectorAll('a[href], button, input, select')) {
      if (!part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { left, top, width } = part.getBoundingClientRect();
      if (width < 2) continue;
      const name = part.getAttribute('aria-label') || part.textContent || part.name || part.tagName;
      const place = { part, left, top, scrollX, scrollY };
      const replaced = byName.get(name);
      const was = places.get(part) ?? (replaced?.part.isConnected === false ? replaced : place);
      places.set(part, place);
      byName.set(name, place);
      const moved = (side, scrolled) => {
        const inWindow = place[side] - was[side];
        const inDocument = inWindow + place[scrolled] - was[scrolled];
        return Math.round(Math.min(Math.abs(inWindow), Math.abs(inDocument)));
      };
      const px = Math.max(moved('left', 'scrollX'), moved('top', 'scrollY'));
      if (px < ${MOVE_PX}) continue;
      moves.push(name.trim().slice(0, 40) + ' by ' + px + ' px');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** Time to paint one response before the next, in ms. */
const BETWEEN_ANSWERS_MS = 60;

/** Delivers the service's responses one by one, each painted before the next. */
async function answerOneByOne(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(/\/(api|apiLogin|payGateway)\//, (route) => {
    const request = route.request();
    const isThis = (other: Request) => other === request;
    last = last.then(async () => {
      const ended = Promise.race([
        page.waitForEvent('requestfinished', isThis),
        page.waitForEvent('requestfailed', isThis),
      ]);
      await route.continue();
      await ended;
      await setTimeout(BETWEEN_ANSWERS_MS);
    });
    return last.then(
      () => undefined,
      () => undefined,
    );
  });
}

/**
 * Watches all controls from their first frame while the responses arrive one by one. Returns those
 * that moved: a press during the move would be lost or hit another control.
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript({ content: sampler(isFirefox(page.context())) });
  await answerOneByOne(page);
  return () => page.evaluate('window.__moves');
}
