import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Left out of the tags by axe as experimental: names that say what can be read (WCAG 2.5.3). */
const BESIDES = { 'label-content-name-mismatch': { enabled: true } };

const EVERYTHING: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: BESIDES };
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/** What axe finds on a page once it stands still: its rule, and the markup that breaks it. */
export const axeFindings = (page: Page) => findings(page, EVERYTHING);

/** What becomes of a page that is sound when nothing of it but its colours changes. */
export const contrastFindings = (page: Page) => findings(page, COLOURS);

async function findings(
  page: Page,
  options: RunOptions,
): Promise<[rule: string, markup: string[]][]> {
  // A colour half way to another has no contrast of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // The newer way would open a page of its own, to put the findings of its frames together.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
