import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { messageText } from '../support/language/messageText';
import { openWorld } from '../support/newPage';
import type { Platform } from '../support/newPage';
import { referenceOn } from '../support/pages/reference';
import type { SandboxOptions } from '../support/sandbox';
import { sample } from '../../faults/sampling';
import { cases } from '../../../mock-server/catalogue/cases';
import { failures } from '../../../mock-server/catalogue/failures';
import { normalizeText } from '@homeview/ui/normalizeText';

/** Number of tests that share the scenarios, so that two workers stay busy to the end. */
const PARTS = 3;

/** Each part opens pages one after the other: a dozen, or all of them in the full run. */
const LIMIT_MS = 180_000;

/** Time limit for a page to show everything, in ms; the first page also loads the whole portal. */
const PAGE_MS = 15_000;

interface Promised {
  readonly name: string;
  readonly options: SandboxOptions;
  readonly platform: Platform;
  /** Message ids; `reads` has words. */
  readonly shows: readonly string[];
  readonly reads: readonly string[];
  /** What the reference of a failed page names. */
  readonly reference?: object;
}

const ofCases: readonly Promised[] = sample(cases, 4).map(({ scenario, shows, reads }) => ({
  name: scenario.id,
  options: { scenario: scenario.id },
  platform: scenario.platform,
  shows,
  reads,
}));

/** Where a failure is seen, in its reference. */
const SEEN = { locale: 'en-US', platform: 'browser', appVersion: null };

/** Pages that fail on opening: for each call once as down and once as refused. */
const ofFailures: readonly Promised[] = sample(
  failures.filter(({ id, act }) => act === null && /:(down|refused)$/.test(id)),
  5,
).map(({ id, scenario, path, fault, shows, call, code, screen }) => ({
  name: id,
  options: { scenario, path, fault },
  platform: 'browser',
  shows,
  reads: [],
  // A refusal needs no support, and a page knows of a refresh only that it failed.
  ...(id.endsWith(':down') &&
    call !== 'refreshToken' && { reference: { ...SEEN, call, code, screen } }),
}));

/** The promised texts that the page does not show yet. */
async function missingOn(page: Page, { shows, reads }: Promised): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  const lines = text.split('\n').map(normalizeText);
  return [
    ...shows.filter((id) => !lines.some((line) => messageText(id).test(line))),
    ...reads.filter((words) => !lines.some((line) => line.includes(normalizeText(words)))),
  ];
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`shows for a scenario what the catalogue promises, part ${part + 1} of ${PARTS}`, async ({
    openPage,
    request,
  }) => {
    test.setTimeout(LIMIT_MS);
    const mine = [...ofCases, ...ofFailures].filter((_, index) => index % PARTS === part);
    expect(mine.length).toBeGreaterThan(6);
    for (const promised of mine) {
      const { name, options, platform, reference } = promised;
      const page = await openPage(platform);
      await openWorld(page, request, options);
      await expect
        .soft(async () => expect(await missingOn(page, promised), name).toEqual([]))
        .toPass({ timeout: PAGE_MS, intervals: [50, 100, 200] });
      if (reference) expect.soft(await referenceOn(page), name).toEqual(reference);
      await page.context().close();
    }
  });
}
