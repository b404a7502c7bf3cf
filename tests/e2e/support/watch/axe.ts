import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: { run: (on: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe tags this rule as experimental, so TAGS does not include it: labels in names (WCAG 2.5.3).
 */
const BESIDES = { 'label-content-name-mismatch': { enabled: true } };

const EVERYTHING: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: TAGS },
  rules: BESIDES,
};

type Findings = [rule: string, markup: string[]][];

/**
 * The rules that axe finds broken on a page and in its frames once animations have ended, with the
 * markup. Runs axe directly: its Playwright builder runs twice and returns all passed checks.
 */
export async function axeFindings(page: Page): Promise<Findings> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  await waitForAnimations(page);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, EVERYTHING);
}

/** Waits for the end of animations: a color in transition has the wrong contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
