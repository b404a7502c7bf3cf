/**
 * What holds for every screen in every state: WCAG 2.2 AA as far as axe checks it, in light and
 * dark; no text left in English; nothing cut off or overlapping at 320 px and on a desktop; one
 * main heading; no control moves while the page loads.
 */
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { LOCALES } from '../../src/platform/locale';
import type { Locale } from '../../src/platform/locale';
import type { Screen } from '../pictures/screens';
import { axeFindings, contrastFindings } from '../e2e/support/watch/axe';
import {
  DESKTOP,
  SMALL_PHONE,
  enlargeText,
  openScreen,
  screens,
  speak,
} from '../e2e/support/pages/everyScreen';
import { ALL, sample } from '../faults/sampling';
import { expect, test } from '../e2e/support/journey';
import { layoutFaults } from '../e2e/support/watch/layout';
import { watchMoves } from '../e2e/support/watch/moves';
import { PSEUDO } from '../e2e/support/language/pseudoLocale';
import { Untranslated } from '../e2e/support/language/untranslated';

test.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' }, worlds: PSEUDO });

/** The customer's languages except English, which the pseudo locale represents. */
const TRANSLATED = LOCALES.filter((locale) => !locale.startsWith('en'));

/**
 * `npm test` checks the layout in two languages, rotating by screen; `npm run test:full` in all.
 */
const languagesOf = (place: number): readonly Locale[] =>
  ALL ? TRANSLATED : [0, 3].flatMap((step) => TRANSLATED[(place + step) % TRANSLATED.length] ?? []);

/** States that all screens render with the same few components: `npm test` takes one of three. */
const SHARED_STATE = /-(loading|failed|busy|unknown)$/;
const looked: readonly Screen[] = [
  ...screens.filter(({ name }) => !SHARED_STATE.test(name)),
  ...sample(
    screens.filter(({ name }) => SHARED_STATE.test(name)),
    3,
  ),
];

/** Whether a screen shows its loading state for good. */
const waits = ({ fault }: Screen) => fault?.includes(':delay:') ?? false;

for (const [place, screen] of looked.entries()) {
  test(`has no axe violation, no layout fault, no English text, a matching title and no moving control: ${screen.name}`, async ({
    page,
    openSandbox,
  }) => {
    const untranslated = new Untranslated(page);
    const { prepare, ...bare } = screen;
    // Watched on a desktop, where the actions are below the content that is still loading.
    await page.setViewportSize(DESKTOP);
    const moved = waits(screen) ? undefined : await watchMoves(page);
    const sandbox = await openScreen(page, bare, 'en-US', openSandbox);
    expect(await moved?.(), 'moved while loading').toEqual(moved && []);
    await page.setViewportSize(SMALL_PHONE);
    await prepare?.(page);
    untranslated.allow(sandbox.username);
    await expect(page.getByText('[!!').first()).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => untranslated.found(), 'left in English').toEqual([]);
    await expect.poll(() => layoutFaults(page), 'on a small phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => layoutFaults(page), 'on a desktop').toEqual([]);
    expect(await untranslated.found()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    // Only the colors change in dark mode.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFindings(page), 'in dark mode').toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    await enlargeText(page);
    await expect.poll(() => layoutFaults(page), 'with texts of twice the size').toEqual([]);
    for (const locale of languagesOf(place)) {
      await speak(page, locale);
      await expect.poll(() => layoutFaults(page), locale).toEqual([]);
    }
    // The document title matches the page (WCAG 2.4.2); the app has its own title bar.
    await expect(page).not.toHaveTitle(BRAND);
    if (screen.inIosApp) return;
    await expect(async () => {
      const [title = ''] = (await page.title()).split(' · ');
      expect(await page.getByText(title, { exact: true }).first().isVisible(), title).toBe(true);
    }).toPass({ timeout: 15_000 });
  });
}

test.describe('the checks of every screen', () => {
  // Faults are planted as markup, which the page's CSP forbids.
  test.use({ bypassCSP: true });
  test('finds an untranslated text, wherever it is', async ({ page, openSandbox }) => {
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

  test('finds a text with too little contrast in dark mode', async ({ page, enter }) => {
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
  test('finds layout faults of each kind', async ({ page, enter }) => {
    await enter('demo');
    await expect(page.getByText('Lakeside 12').first()).toBeVisible();
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    for (const [fault, html] of Object.entries(planted)) {
      await page.evaluate((markup) => {
        document.body.insertAdjacentHTML('beforeend', `<div id="planted">${markup}</div>`);
      }, html);
      expect((await layoutFaults(page)).filter((found) => found.includes(fault))).toHaveLength(1);
      await page.evaluate(() => document.getElementById('planted')?.remove());
    }
  });
});
