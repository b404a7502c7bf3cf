import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { USER_AGENTS, putIntoApp } from './fakeNativeApp';
import type { SandboxOptions } from './sandbox';

export type Platform = 'browser' | 'ios' | 'android';

/** Opens a page in a fresh context, in a browser or inside the fake app. */
export async function newPage(
  browser: Browser,
  platform: Platform,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    ...(platform !== 'browser' && { userAgent: USER_AGENTS[platform] }),
  });
  const page = await context.newPage();
  if (platform !== 'browser') await putIntoApp(page);
  return page;
}

/** A sandbox opened for one page. */
export interface World {
  readonly sandbox: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Opens a sandbox in a fresh page, signed in. */
export async function openWorld(
  page: Page,
  request: APIRequestContext,
  options: Omit<SandboxOptions, 'fault'> & { readonly fault?: string | readonly string[] },
): Promise<World> {
  const response = await request.post('/__mock/sandboxes', { data: options });
  expect(response.status(), await response.text()).toBe(201);
  const world = (await response.json()) as World;
  await page.goto(world.url, { waitUntil: 'commit' });
  return world;
}
