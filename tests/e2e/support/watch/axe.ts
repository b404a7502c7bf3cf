import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: { run: (on: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Left out of the tags by axe as experimental: names that say what can be read (WCAG 2.5.3). */
const BESIDES = { 'label-content-name-mismatch': { enabled: true } };

const FAULTS: RunOptions = { resultTypes: ['violations'] };
const EVERYTHING: RunOptions = {
  ...FAULTS,
  runOnly: { type: 'tag', values: TAGS },
  rules: BESIDES,
};
const COLOURS: RunOptions = { ...FAULTS, runOnly: ['color-contrast'] };

type Findings = [rule: string, markup: string[]][];

/**
 * What axe finds on a page and in its frames once it stands still: its rule, and the markup that
 * breaks it. By axe itself: its builder for Playwright reads it twice and brings back all that is sound.
 */
export async function axeFindings(page: Page): Promise<Findings> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  return run(page, EVERYTHING);
}

/** What happens to a sound page when nothing of it but its colours changes: axe is still there. */
export const contrastFindings = (page: Page): Promise<Findings> => run(page, COLOURS);

async function run(page: Page, options: RunOptions): Promise<Findings> {
  await standStill(page);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/** A colour half way to another has no contrast of this pair. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
