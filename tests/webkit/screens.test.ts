/** Nothing on a screen is cut off, off the page or on top of something else, in each state of it. */
import { expect } from 'vitest';
import { LOCALES } from '../../src/platform/locale';
import type { Locale } from '../../src/platform/locale';
import { sample } from '../faults/sampling';
import { screens } from '../pictures/screens';
import type { Screen } from '../pictures/screens';
import { test } from './support/journey';
import { layoutFaults } from './support/layout';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Time for one screen, in ms. */
const A_SCREEN_MS = 30_000;

/** Playwright prepares some screens further; here they are looked at before that, once each. */
const opened = new Map(
  screens
    .filter(({ inIosApp }) => !inIosApp)
    .map((screen) => [`${screen.scenario} ${screen.path} ${screen.fault ?? ''}`, screen]),
);
const looked = sample([...opened.values()], 20);
const languageOf = (screen: Screen): Locale =>
  LOCALES[looked.indexOf(screen) % LOCALES.length] ?? 'en-US';
const areaOf = ({ path }: Screen): string => /^\/[^/?]*/.exec(path)?.[0] ?? path;

for (const area of new Set(looked.map(areaOf))) {
  const own = looked.filter((screen) => areaOf(screen) === area);
  const timeout = 60_000 + own.length * A_SCREEN_MS;
  test(
    `cuts off and covers nothing in each state of ${area}`,
    { timeout },
    async ({ browser, openSandbox }) => {
      for (const screen of own) {
        const { scenario, path, fault, name, anonymous } = screen;
        const locale = languageOf(screen);
        const sandbox = await openSandbox({
          ...{ scenario, path, locale },
          ...(fault !== undefined && { fault }),
        });
        const url = new URL(sandbox.url);
        if (anonymous) url.search = `?language=${locale}`;
        await browser.url(url.href);
        await browser.$('h1').waitForExist();
        if (!fault?.includes(':delay:')) {
          await expect.poll(() => browser.$$('main [aria-busy="true"]').length).toBe(0);
        }
        for (const { width, height } of SIZES) {
          await browser.setWindowSize(width, height);
          await expect
            .poll(() => layoutFaults(browser), { message: `${name} in ${locale}, ${width} px` })
            .toEqual([]);
        }
      }
    },
  );
}
