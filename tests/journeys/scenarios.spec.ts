import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { messageText } from './support/messageText';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import type { Wish } from './support/sandbox';
import { cases } from '../../mock-server/catalogue/cases';
import { failures } from '../../mock-server/catalogue/failures';
import { plain } from '../../mock-server/texts/plain';

/** Tests that share the walk, so that two workers are both busy to the end. */
const PARTS = 4;

/** A part opens some twenty pages, one after the other. */
const LIMIT_MS = 60_000;

/** Until a page shows all of it, in ms: the first one waits for the whole portal. */
const PAGE_MS = 8_000;

type Platform = 'browser' | 'ios' | 'android';

interface Promised {
  readonly name: string;
  readonly wish: Wish;
  readonly platform: Platform;
  /** Message ids, then words. */
  readonly shows: readonly string[];
  readonly reads: readonly string[];
}

const ofCases: readonly Promised[] = cases.map(({ scenario, shows, reads }) => ({
  name: scenario.id,
  wish: { scenario: scenario.id },
  platform: scenario.platform,
  shows,
  reads,
}));

/** Pages that fail when they are opened: for each call that it is down, and that it refuses. */
const ofFailures: readonly Promised[] = failures
  .filter(({ id, act }) => act === null && /:(down|refused)$/.test(id))
  .map(({ id, scenario, path, fault, shows }) => ({
    name: id,
    wish: { scenario, path, fault },
    platform: 'browser',
    shows,
    reads: [],
  }));

test.use({ reducedMotion: 'reduce' });

/**
 * A page in which one scenario after the other is opened: by a header and not by a host name, so that
 * the browser keeps the portal's files, and with nothing of the scenario before.
 */
async function pageFor(browser: Browser, platform: Platform, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(platform === 'browser' ? {} : { userAgent: USER_AGENTS[platform] }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (platform !== 'browser') await putIntoApp(page);
  return page;
}

/** What of the promised does not stand on the page yet. */
async function missingOn(page: Page, { shows, reads }: Promised): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  const lines = text.split('\n').map(plain);
  return [
    ...shows.filter((id) => !lines.some((line) => messageText(id).test(line))),
    ...reads.filter((words) => !lines.some((line) => line.includes(plain(words)))),
  ];
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`every scenario shows what the catalogue promises, part ${part + 1} of ${PARTS}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(LIMIT_MS);
    const pages = new Map<Platform, Page>();
    const mine = [...ofCases, ...ofFailures].filter((_, index) => index % PARTS === part);
    expect(mine.length).toBeGreaterThan(15);
    for (const promised of mine) {
      const { name, wish, platform } = promised;
      const { url, sandbox } = await makeSandbox(request, wish);
      const page = pages.get(platform) ?? (await pageFor(browser, platform, baseURL));
      pages.set(platform, page);
      await page.setExtraHTTPHeaders({ 'x-mock-sandbox': sandbox });
      const { pathname, search } = new URL(url);
      await page.goto(pathname + search, { waitUntil: 'commit' });
      await expect
        .soft(async () => expect(await missingOn(page, promised), name).toEqual([]))
        .toPass({ timeout: PAGE_MS, intervals: [50, 100, 200] });
    }
    for (const page of pages.values()) await page.context().close();
  });
}

async function makeSandbox(request: APIRequestContext, wish: Wish) {
  const response = await request.post('/__mock/sandboxes', { data: wish });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { sandbox: string; url: string };
}
