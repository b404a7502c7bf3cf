import { SMALL_PHONE, openScreen, screens, speak } from '../e2e/support/pages/everyScreen';
import { expect, test } from '../e2e/support/journey';
import { layoutFaults } from '../e2e/support/watch/layout';

/**
 * WCAG 1.4.12: nothing is lost for readers who increase the spacing of lines, paragraphs, letters
 * and words.
 */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** A form, a list of devices, and details. */
const KINDS = ['address', 'devices', 'bill'];

test.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' } });

for (const name of KINDS) {
  test(`cuts off and overlaps nothing on ${name} with increased text spacing, in English and German`, async ({
    page,
    openSandbox,
  }) => {
    const screen = screens.find((known) => known.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await openScreen(page, screen, 'en-US', openSandbox);
    await page.addStyleTag({ content: SPACED });
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    await speak(page, 'de-DE');
    await expect.poll(() => layoutFaults(page), 'German').toEqual([]);
  });
}
