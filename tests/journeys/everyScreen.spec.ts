/**
 * What holds for every screen and state there is: WCAG 2.2 AA as far as axe knows it, by day and by
 * night; no text left in English; nothing cut off or overlapping at 320 px and on a desktop (look.md 8);
 * nothing that can be pressed moves while the page is loading.
 */
import { BRAND } from '@homeview/contracts/brand';
import { LOCALES } from '../../src/platform/locale';
import type { Locale } from '../../src/platform/locale';
import type { Screen } from '../pictures/screens';
import { axeFindings, contrastFindings } from './support/axe';
import {
  DESKTOP,
  SMALL_PHONE,
  enlargeText,
  openScreen,
  screens,
  speak,
} from './support/everyScreen';
import { ALL } from '../faults/howMuch';
import { expect, test } from './support/journey';
import { layoutFaults } from './support/layout';
import { watchMoves } from './support/moves';
import { PSEUDO } from './support/pseudoLocale';
import { Untranslated } from './support/untranslated';

const QUIET = { reducedMotion: 'reduce' } as const;

test.use({ viewport: SMALL_PHONE, contextOptions: QUIET, worlds: PSEUDO });

/**
 * The longest words, a script without spaces, and one of the others. One of the three by turns, for what
 * bursts, bursts in the pseudo language as well; `npm run reliability` has all three.
 */
const OTHERS = LOCALES.filter((locale) => !/^(en|de|th)/.test(locale));
const languagesOf = (place: number): readonly Locale[] => {
  const other = OTHERS.slice(Math.floor(place / 3) % OTHERS.length).slice(0, 1);
  const three: readonly Locale[] = ['de-DE', 'th-TH', ...other];
  return ALL ? three : three.slice(place % 3).slice(0, 1);
};

/** A screen that is shown while its answer does not come. */
const waits = ({ fault }: Screen) => fault?.includes(':delay:') ?? false;

for (const [place, screen] of screens.entries()) {
  test(`${screen.name}: nothing to press moves; axe finds nothing; every text is translated; none is cut, 40 % longer or twice as large, in other languages`, async ({
    page,
    openSandbox,
  }) => {
    const untranslated = new Untranslated(page);
    const { prepare, ...bare } = screen;
    // On a desktop, for there the actions stand below what is still to come.
    await page.setViewportSize(DESKTOP);
    const moved = waits(screen) ? undefined : await watchMoves(page);
    const sandbox = await openScreen(page, bare, 'en-US', openSandbox);
    expect(await moved?.(), 'moved while loading').toEqual(moved && []);
    await page.setViewportSize(SMALL_PHONE);
    await prepare?.(page);
    untranslated.allow(sandbox.username);
    await expect(page.getByText('[!!').first()).toBeVisible();
    await expect.poll(() => untranslated.found(), 'left in English').toEqual([]);
    await expect.poll(() => layoutFaults(page), 'on a small phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => layoutFaults(page), 'on a desktop').toEqual([]);
    expect(await untranslated.found()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    // By night; the page is not loaded anew, and nothing but its colours is.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFindings(page), 'by night').toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    await enlargeText(page);
    await expect.poll(() => layoutFaults(page), 'with texts of twice the size').toEqual([]);
    for (const locale of languagesOf(place)) {
      await speak(page, locale);
      await expect.poll(() => layoutFaults(page), locale).toEqual([]);
    }
    // The tab says what the page says (WCAG 2.4.2); in the app, its own bar does.
    await expect(async () => {
      const [said = ''] = (await page.title()).split(' · ');
      expect(said).not.toBe(BRAND);
      if (screen.inIosApp) return;
      expect(await page.getByText(said, { exact: true }).first().isVisible(), said).toBe(true);
    }).toPass({ timeout: 15_000 });
  });
}

test.describe('what these tests would find', () => {
  // Faults are planted as markup, which the portal's pages take from nobody.
  test.use({ bypassCSP: true });
  test('a text that nobody translated, wherever it is said', async ({ page, openSandbox }) => {
    const untranslated = new Untranslated(page);
    const { url, username } = await openSandbox('demo');
    untranslated.allow(username);
    await page.goto(url);
    await expect(page.getByText('[!!').first()).toBeVisible();
    await expect.poll(() => untranslated.found()).toEqual([]);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p>Left in English</p><button aria-label="Said in English"></button>' +
          '<input placeholder="Hinted in English" title="Titled in English">' +
          '<p hidden>Hidden in English</p><img alt="Shown in English">',
      );
      document.title = 'English';
    });
    expect((await untranslated.found()).map((text) => text.split(' ')[0]).sort()).toEqual(
      ['English', 'Hidden', 'Hinted', 'Left', 'Said', 'Shown', 'Titled'].sort(),
    );
  });

  test('a text that is too faint by night', async ({ page, enter }) => {
    await enter('demo');
    await expect(page.getByText('Lakeside 12').first()).toBeVisible();
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML(
        'beforeend',
        `<style>@media (prefers-color-scheme: dark) { #faint { color: #444; background: #222 } }</style>
        <p id="faint">Can be read by day</p>`,
      ),
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await contrastFindings(page)).map(([rule]) => rule)).toEqual(['color-contrast']);
  });

  const planted = {
    'the page is': '<p style="width:900px;height:1px"></p>',
    'outside the page': '<p style="position:absolute;left:-60px;top:0">Gone at the left</p>',
    'cut off by':
      '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Longer than its room</p>',
    'lies on':
      '<div style="position:relative;height:40px"><b style="position:absolute;left:9px">Below</b><i style="position:absolute;left:9px">Above</i></div>',
    'cut in its control': '<input style="width:40px" placeholder="Longer than its room">',
  };
  for (const [fault, html] of Object.entries(planted)) {
    test(`a layout fault: ${fault}`, async ({ page, enter }) => {
      await enter('demo');
      await expect(page.getByRole('main')).toBeVisible();
      await expect.poll(() => layoutFaults(page)).toEqual([]);
      await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), html);
      expect((await layoutFaults(page)).filter((found) => found.includes(fault))).toHaveLength(1);
    });
  }
});
