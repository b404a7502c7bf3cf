import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { withoutInk } from './ink';
import { expect } from './journey';
import { USER_AGENTS, putIntoApp } from './pretendApp';
import type { Wish } from './sandbox';

export type Platform = 'browser' | 'ios' | 'android';

/** Those of this worker, by what they are for. */
const pages = new Map<string, Page>();

/**
 * A page in which one customer's world after the other is opened, in one test and the next: by a
 * header and not by a host name, so that the browser keeps the portal's files, and with nothing of
 * the world before. Whoever does to the page what stays is to be the only one with its `use`.
 */
export async function pageFor(
  browser: Browser,
  platform: Platform,
  baseURL: string | undefined,
  use = '',
): Promise<Page> {
  const name = `${use} ${platform}`;
  const kept = pages.get(name);
  const page = kept && !kept.isClosed() ? kept : await newPage(browser, platform, baseURL);
  pages.set(name, page);
  return page;
}

async function newPage(browser: Browser, platform: Platform, baseURL: string | undefined) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(platform === 'browser' ? {} : { userAgent: USER_AGENTS[platform] }),
  });
  await withoutInk(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (platform !== 'browser') await putIntoApp(page);
  return page;
}

/** A world that was opened. */
export interface World {
  readonly sandbox: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Opens a world in a page of `pageFor`. */
export async function openIn(
  page: Page,
  request: APIRequestContext,
  wish: Omit<Wish, 'fault'> & { readonly fault?: string | readonly string[] },
): Promise<World> {
  const response = await request.post('/__mock/sandboxes', { data: wish });
  expect(response.status(), await response.text()).toBe(201);
  const world = (await response.json()) as World;
  await page.setExtraHTTPHeaders({ 'x-mock-sandbox': world.sandbox });
  const { pathname, search } = new URL(world.url);
  await page.goto(pathname + search, { waitUntil: 'commit' });
  return world;
}
