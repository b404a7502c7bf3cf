import {
  DESKTOP,
  SMALL_PHONE,
  enlargeText,
  openScreen,
  screens,
  speak,
} from './support/everyScreen';
import { expect, test } from './support/journey';
import { layoutFaults } from './support/layout';
import { speakPseudo } from './support/pseudoLocale';
import { Untranslated } from './support/untranslated';

/** Look.md 8: nothing is cut off or overlaps at 320 px, at 200 % text size, in any language. */
const QUIET = { reducedMotion: 'reduce' } as const;

test.use({ viewport: SMALL_PHONE, contextOptions: QUIET });

for (const screen of screens) {
  test(`${screen.name}: every text is translated; none is cut, 40 % longer or twice as large, in German, in Thai`, async ({
    page,
    openSandbox,
  }) => {
    await speakPseudo(page);
    const untranslated = new Untranslated(page);
    const sandbox = await openScreen(page, screen, 'en-US', openSandbox);
    untranslated.allow(sandbox.username);
    await expect(page.getByText('[!!').first()).toBeVisible();
    await expect.poll(() => untranslated.found(), 'left in English').toEqual([]);
    await expect.poll(() => layoutFaults(page), 'on a small phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => layoutFaults(page), 'on a desktop').toEqual([]);
    expect(await untranslated.found()).toEqual([]);
    await page.setViewportSize(SMALL_PHONE);
    await enlargeText(page);
    await expect.poll(() => layoutFaults(page), 'with texts of twice the size').toEqual([]);
    await speak(page, 'de-DE');
    await expect.poll(() => layoutFaults(page), 'German').toEqual([]);
    await speak(page, 'th-TH');
    await expect.poll(() => layoutFaults(page), 'Thai').toEqual([]);
  });
}

test.describe('what these tests would find', () => {
  // Faults are planted as markup, which the portal's pages take from nobody.
  test.use({ bypassCSP: true });
  test('a text that nobody translated, wherever it is said', async ({ page, openSandbox }) => {
    await speakPseudo(page);
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
