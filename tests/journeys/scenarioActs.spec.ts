import type { Browser, Page } from '@playwright/test';
import { cases } from '../../mock-server/catalogue/cases';
import { plain } from '../../mock-server/texts/plain';
import { withoutInk } from './support/ink';
import { expect, test } from './support/journey';
import { messageText } from './support/messageText';
import { openIn } from './support/oneAfterTheOther';
import { Portal } from './support/portal';
import { putIntoApp } from './support/pretendApp';
import { scenarioActs } from './support/scenarioActs';
import type { ScenarioAct } from './support/scenarioActs';

/*
 * What a scenario says to do is done, and what it promises of that is seen: at any time on the way, for
 * a notice may be gone again by the end.
 */

const promised = cases.flatMap(({ scenario, then = [] }) =>
  then.map((step) => ({ scenario, ...step })),
);

test('every act of the catalogue is done here, and no other', () => {
  const told = promised.map(({ scenario, act }) => `${scenario.id}: ${act}`);
  const done = Object.entries(scenarioActs).flatMap(([id, acts]) =>
    acts.map(({ act }) => `${id}: ${act}`),
  );
  expect(done.sort()).toEqual(told.sort());
});

const UA = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 HomeViewApp',
};
const VERSION = '1.13.0';

/** A page of its own, in the app where the scenario is, and every line that is ever shown on it. */
async function watchedPage(
  browser: Browser,
  { platform, act }: { platform: 'browser' | 'ios' | 'android'; act: ScenarioAct },
  baseURL: string | undefined,
): Promise<{ page: Page; lines: Set<string> }> {
  const inApp = platform !== 'browser';
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(inApp ? { userAgent: `${UA[platform]}/${act.version ?? VERSION}` } : {}),
  });
  await withoutInk(context);
  const page = await context.newPage();
  if (inApp) await putIntoApp(page, act.store === undefined ? {} : { payment: act.store });
  const lines = new Set<string>();
  await page.exposeFunction('noteLines', (text: string) => {
    for (const line of text.split('\n')) lines.add(plain(line));
  });
  await page.addInitScript(() => {
    const note = () =>
      (window as unknown as { noteLines: (text: string) => void }).noteLines(
        document.body.innerText,
      );
    const observer = new MutationObserver(note);
    addEventListener('DOMContentLoaded', () => {
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      note();
    });
  });
  return { page, lines };
}

for (const { scenario, act: told, shows, reads = [] } of promised) {
  const act = scenarioActs[scenario.id]?.find((one) => one.act === told);
  test(`${scenario.id}: ${told}`, async ({ browser, request, baseURL }) => {
    if (!act) throw new Error('Nobody does this.');
    const { page, lines } = await watchedPage(
      browser,
      { platform: scenario.platform, act },
      baseURL,
    );
    const world = await openIn(page, request, { scenario: scenario.id });
    await act.does({ page, portal: new Portal(page), world, request });
    const missing = () => [
      ...shows.filter((id) => ![...lines].some((line) => messageText(id).test(line))),
      ...reads.filter((words) => ![...lines].some((line) => line.includes(plain(words)))),
    ];
    await expect.poll(missing).toEqual([]);
    await page.context().close();
  });
}
