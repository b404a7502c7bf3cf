import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Left out of the tags by axe as experimental: names that say what can be read (WCAG 2.5.3). */
const BESIDES = { 'label-content-name-mismatch': { enabled: true } };

/** What axe finds on a page once it stands still: its rule, and the markup that breaks it. */
export async function axeFindings(page: Page): Promise<[rule: string, markup: string[]][]> {
  // A colour half way to another has no contrast of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: BESIDES })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
