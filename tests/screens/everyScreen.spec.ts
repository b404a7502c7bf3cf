/**
 * What needs the whole page, on every screen in every state: no text left in English, a title that
 * matches, one main heading, no control that moves while the page loads, and nothing cut off. Stories
 * check the rest in each state: axe, languages, sizes of windows and texts.
 */
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/platform/locale';
import type { Locale } from '../../src/platform/locale';
import type { Screen } from '../pictures/screens';
import { axeFindings } from '../e2e/support/watch/axe';
import { DESKTOP, SMALL_PHONE, openScreen, screens, speak } from '../e2e/support/pages/everyScreen';
import { sample } from '../faults/sampling';
import { expect, test } from '../e2e/support/journey';
import type { Sandbox, SandboxOptions } from '../e2e/support/sandbox';
import { layoutFaults, lineFaults } from '../e2e/support/watch/layout';
import { isFirefox } from '../e2e/support/typing';
import { watchMoves } from '../e2e/support/watch/moves';
import { PSEUDO } from '../e2e/support/language/pseudoLocale';
import { Untranslated } from '../e2e/support/language/untranslated';

test.use({ contextOptions: { reducedMotion: 'reduce' }, worlds: PSEUDO });

/** States that all screens render with the same few components. */
const SHARED_STATE = /-(loading|failed|busy|unknown)$/;
const pathOf = ({ path }: Screen) => path.split('?')[0];
const own = screens.filter(({ name }) => !SHARED_STATE.test(name));
const firstOfPath = own.filter(
  (screen) => screen === own.find((other) => pathOf(other) === pathOf(screen)),
);
/** `npm test` takes one state of each path, and a sample of the others, which stories show too. */
const looked: readonly Screen[] = [
  ...firstOfPath,
  ...sample(
    own.filter((screen) => !firstOfPath.includes(screen)),
    4,
  ),
  ...sample(
    screens.filter(({ name }) => SHARED_STATE.test(name)),
    6,
  ),
];

/** Time for one screen, in ms. */
const A_SCREEN_MS = 15_000;

/** The first part of a path; each makes one test. */
const areaOf = ({ path }: Screen): string => /^\/[^/?]*/.exec(path)?.[0] ?? path;

/** The areas that `npm test` looks at in every engine. */
const SAMPLE_OF_ENGINES = ['/', '/selectCountry', '/paySuccess'];

/** The customer's languages except English, which the pseudo locale represents. */
const TRANSLATED = LOCALES.filter((locale) => !locale.startsWith('en'));
const languageOf = (screen: Screen): Locale =>
  TRANSLATED[screens.indexOf(screen) % TRANSLATED.length] ?? 'de-DE';

/** Whether a screen shows its loading state for good. */
const waits = ({ fault }: Screen) => fault?.includes(':delay:') ?? false;

async function look(
  page: Page,
  screen: Screen,
  openSandbox: (options: SandboxOptions) => Promise<Sandbox>,
): Promise<void> {
  const untranslated = new Untranslated(page);
  const { prepare, ...bare } = screen;
  // Watched on a desktop, where the actions are below the content that is still loading.
  await page.setViewportSize(DESKTOP);
  const moved = waits(screen) ? undefined : await watchMoves(page);
  const sandbox = await openScreen(page, bare, 'en-US', openSandbox);
  expect.soft(await moved?.(), `${screen.name}: moved while loading`).toEqual(moved && []);
  // In Chromium the stories check the size of a desktop.
  if (isFirefox(page.context())) {
    await expect.poll(() => layoutFaults(page), `${screen.name}: on a desktop`).toEqual([]);
  }
  await page.setViewportSize(SMALL_PHONE);
  await prepare?.(page);
  untranslated.allow(sandbox.username);
  await expect(page.getByText('[!!').first()).toBeVisible();
  await expect(page.locator('h1'), screen.name).toHaveCount(1);
  await expect.poll(() => untranslated.found(), `${screen.name}: left in English`).toEqual([]);
  await expect.poll(() => layoutFaults(page), `${screen.name}: on a small phone`).toEqual([]);
  await speak(page, languageOf(screen));
  await expect.poll(() => layoutFaults(page), `${screen.name}: translated`).toEqual([]);
  await expect.poll(() => lineFaults(page), `${screen.name}: broken lines`).toEqual([]);
  // The document title matches the page (WCAG 2.4.2); the app has its own title bar.
  await expect(page, screen.name).not.toHaveTitle(BRAND);
  if (screen.inIosApp) return;
  await expect(async () => {
    const [title = ''] = (await page.title()).split(' · ');
    const named = page.getByText(title, { exact: true }).first();
    expect(await named.isVisible(), `${screen.name}: ${title}`).toBe(true);
  }).toPass({ timeout: 15_000 });
}

for (const area of new Set(looked.map(areaOf))) {
  const states = looked.filter((screen) => areaOf(screen) === area);
  test(
    `leaves nothing in English, cut off or moving, and has a matching title, in each state of ${area}`,
    {
      tag: SAMPLE_OF_ENGINES.includes(area) ? '@engines' : [],
    },
    async ({ openPage, openSandbox, browserName }) => {
      test.setTimeout(60_000 + states.length * A_SCREEN_MS);
      test.slow(browserName === 'firefox');
      for (const [at, screen] of states.entries()) {
        await test.step(screen.name, async () => {
          const page = await openPage();
          await look(page, screen, openSandbox);
          // Stories run axe in each state, but without header and document.
          if (at === 0) expect.soft(await axeFindings(page), screen.name).toEqual([]);
          await page.context().close();
        });
      }
    },
  );
}

test.describe('the checks of every screen', () => {
  // Faults are planted as markup, which the page's CSP forbids.
  test.use({ bypassCSP: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi cannot bypass a CSP.');
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
    await page.setViewportSize(SMALL_PHONE);
    await enter('demo');
    await expect(page.getByText('Lakeside 12').first()).toBeVisible();
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    for (const [fault, html] of Object.entries(planted)) {
      await page.evaluate((markup) => {
        document.body.insertAdjacentHTML('beforeend', `<div id="planted">${markup}</div>`);
      }, html);
      expect(
        (await layoutFaults(page)).filter((found) => found.includes(fault)),
        fault,
      ).toHaveLength(1);
      await page.evaluate(() => document.getElementById('planted')?.remove());
    }
  });

  test('finds lines that break where no reader would break them', async ({ page, enter }) => {
    await enter('demo');
    await page.evaluate(() => {
      document.body.innerHTML =
        '<p>Every device<br>s</p><p>Sent by e-<br>mail today</p><p>Every device<br>is covered</p>' +
        '<p style="width:4em;overflow-wrap:anywhere;hyphens:none">Unrecordable events</p>';
    });
    expect((await lineFaults(page)).map((fault) => fault.split(':')[0])).toEqual([
      'one letter alone on a line',
      'a break after a hyphen',
      expect.stringMatching(/^a break inside a word, Unrec.*\/.*able$/),
    ]);
  });
});
