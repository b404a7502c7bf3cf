import type { Browser, Page } from '@playwright/test';
import { cases } from '../../../mock-server/catalogue/cases';
import { normalizeText } from '@homeview/ui/normalizeText';
import { sample } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { messageText } from '../support/language/messageText';
import { openWorld } from '../support/newPage';
import type { Platform } from '../support/newPage';
import { Portal } from '../support/pages/portal';
import { putIntoApp } from '../support/fakeNativeApp';
import { scenarioActs } from '../support/scenarioActs';
import type { ScenarioAct } from '../support/scenarioActs';

/*
 * Performs the acts of each scenario and checks their promised texts at any time on the way,
 * because a toast may be gone by the end.
 */

/** Number of tests that share the acts. */
const PARTS = 4;

const promised = cases.flatMap(({ scenario, then = [] }) =>
  then.map((step) => ({ scenario, ...step })),
);

test('implements exactly the acts of the catalogue', () => {
  const expected = promised.map(({ scenario, act }) => `${scenario.id}: ${act}`);
  const done = Object.entries(scenarioActs).flatMap(([id, acts]) =>
    acts.map(({ act }) => `${id}: ${act}`),
  );
  expect(done.sort()).toEqual(expected.sort());
});

const UA = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 HomeViewApp',
};
const VERSION = '1.13.0';

interface Watched {
  readonly page: Page;
  /** Every line that has been shown. */
  readonly lines: Set<string>;
}

/** Opens a page for the scenario's platform and records every line that is ever shown on it. */
async function watchedPage(
  browser: Browser,
  { platform, act }: { platform: Platform; act: ScenarioAct },
  baseURL: string | undefined,
): Promise<Watched> {
  const inApp = platform !== 'browser';
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(inApp ? { userAgent: `${UA[platform]}/${act.version ?? VERSION}` } : {}),
  });
  const page = await context.newPage();
  if (inApp) await putIntoApp(page, act.store === undefined ? {} : { payment: act.store });
  const lines = new Set<string>();
  await page.exposeFunction('noteLines', (fresh: readonly string[]) => {
    for (const line of fresh) lines.add(normalizeText(line));
  });
  await page.addInitScript(noteEveryFrame);
  return { page, lines };
}

/** Runs in the page and reads changes before they are painted, because a person sees only those. */
function noteEveryFrame(): void {
  const known = new Set<string>();
  let isDue = false;
  const note = () => {
    isDue = false;
    const fresh = document.body.innerText.split('\n').filter((line) => !known.has(line));
    if (fresh.length === 0) return;
    for (const line of fresh) known.add(line);
    (window as unknown as { noteLines: (lines: readonly string[]) => void }).noteLines(fresh);
  };
  const noteSoon = () => {
    if (!isDue) requestAnimationFrame(note);
    isDue = true;
  };
  addEventListener('DOMContentLoaded', () => {
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(noteSoon).observe(document.body, everything);
    noteSoon();
  });
}

/** `npm test` runs one act of six, `npm run test:full` all. */
const acted = sample(promised, 6);

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`shows after the acts of a scenario what the catalogue promises, part ${part + 1} of ${PARTS}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const mine = acted.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + mine.length * 15_000);
    for (const { scenario, act: instruction, shows, reads = [] } of mine) {
      const name = `${scenario.id}: ${instruction}`;
      await test.step(name, async () => {
        const act = scenarioActs[scenario.id]?.find((one) => one.act === instruction);
        if (!act) throw new Error(`No action for ${name}.`);
        const { page, lines } = await watchedPage(
          browser,
          { platform: scenario.platform, act },
          baseURL,
        );
        const world = await openWorld(page, request, { scenario: scenario.id });
        await act.does({ page, portal: new Portal(page), world, request });
        const missing = () => [
          ...shows.filter((id) => ![...lines].some((line) => messageText(id).test(line))),
          ...reads.filter(
            (words) => ![...lines].some((line) => line.includes(normalizeText(words))),
          ),
        ];
        await expect.poll(missing, name).toEqual([]);
        await page.context().close();
      });
    }
  });
}
