import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expectInk } from './ink';

declare global {
  interface Window {
    readonly axe: { run: (on: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Left out of the tags by axe as experimental: names that say what can be read (WCAG 2.5.3). */
const BESIDES = { 'label-content-name-mismatch': { enabled: true } };

const EVERYTHING: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: BESIDES };
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

type Findings = [rule: string, markup: string[]][];

/** What axe finds on a page once it stands still: its rule, and the markup that breaks it. */
export async function axeFindings(page: Page): Promise<Findings> {
  await standStill(page);
  // The newer way would open a page of its own, to put the findings of its frames together.
  const axe = new AxeBuilder({ page }).options(EVERYTHING).setLegacyMode();
  return found(await axe.analyze());
}

/**
 * What becomes of a page without frames that is sound when nothing of it but its colours changes:
 * axe is there from the first look, and takes longer to come than to look.
 */
export async function contrastFindings(page: Page): Promise<Findings> {
  await standStill(page);
  return found(await page.evaluate((options) => window.axe.run(document, options), COLOURS));
}

/** A colour half way to another has no contrast of its own. */
async function standStill(page: Page): Promise<void> {
  await expectInk(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

const found = ({ violations }: AxeResults): Findings =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
