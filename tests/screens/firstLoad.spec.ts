/** The script of a first screen, gzipped: ceilings that guard against accidents, not targets. */
import { openScreen, screens } from '../journeys/support/everyScreen';
import { expect, test } from '../journeys/support/journey';
import { kilobytes, watchScripts } from '../journeys/support/scriptBytes';

/** Largest first load, in kB of 1000 bytes, in English. Source: the performance targets. */
const CEILINGS_KB = { login: 240, home: 250, plan: 265, subscription: 270 } as const;

for (const [name, ceiling] of Object.entries(CEILINGS_KB)) {
  test(`the first load of ${name} stays under ${ceiling} kB of script`, async ({
    page,
    openSandbox,
  }) => {
    const screen = screens.find((known) => known.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const scripts = watchScripts(page);
    // Nothing is pressed: what a press loads comes after the first load.
    await openScreen(page, { ...screen, prepare: () => Promise.resolve() }, 'en-US', openSandbox);
    const loaded = await scripts();
    const list = loaded.map(({ file, bytes }) => `${file} ${bytes}`).join('\n');
    expect(kilobytes(loaded), list).toBeGreaterThan(100);
    expect(kilobytes(loaded), list).toBeLessThanOrEqual(ceiling);
  });
}
