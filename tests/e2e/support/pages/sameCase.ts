import { readdirSync } from 'node:fs';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { watchQuiet } from '../watch/quiet';

/** Keeps the portal's store in the window, through the hook of Redux DevTools. */
export const keepStore = () => {
  interface Store {
    readonly getState: () => unknown;
  }
  type Create = (...args: unknown[]) => Store;
  const keep =
    (...enhancers: ((create: Create) => Create)[]) =>
    (create: Create): Create =>
    (...args) => {
      const enhanced = enhancers.reduceRight((inner, enhance) => enhance(inner), create);
      const store = enhanced(...args);
      Object.assign(window, { keptStore: store });
      return store;
    };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => keep });
};

const encoder = () =>
  readdirSync('dist/assets').find((file) => /^caseCode-[^.]+\.js$/.test(file)) ?? '';

/** The case code of the page: that of "Contact support", which not every page has. */
export const caseCodeOf = (frame: Frame): Promise<string> =>
  frame.evaluate(async (path) => {
    const { keptStore } = window as unknown as { keptStore: { getState: () => unknown } };
    const { caseCode } = (await import(path)) as { caseCode: (state: unknown) => string };
    return caseCode(keptStore.getState());
  }, `/assets/${encoder()}`);

/** Opens an address and returns the portal, in the phone if the address leads there, when it is at rest. */
export async function openAtRest(page: Page, url: string): Promise<Frame> {
  const quiet = watchQuiet(page);
  await page.goto(url);
  const phone = page.locator('iframe[title="Portal in the app"]');
  let frame = page.mainFrame();
  if (page.url().includes('/__mock/phone')) {
    const inner = await (await phone.elementHandle())?.contentFrame();
    if (inner) frame = inner;
  }
  await frame.locator('h1, h2, [role="dialog"], [aria-busy="true"]').first().waitFor();
  await expect(frame.locator('main [aria-busy="true"]')).toHaveCount(0);
  await quiet.atRest();
  await expect(frame.locator('main [aria-busy="true"]')).toHaveCount(0);
  quiet.stop();
  return frame;
}

const NAMED = ['houses', 'devices', 'goods', 'accounts'] as const;

interface Named {
  readonly name?: string;
  readonly username?: string;
  readonly nickname?: string;
}

/** The names of everything in a sandbox, the longest first. */
async function namesIn(request: APIRequestContext, sandbox: string): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const list of NAMED) {
    const response = await request.get(`/__mock/sandboxes/${sandbox}/db/${list}`);
    for (const { name, username, nickname } of (await response.json()) as Named[]) {
      for (const one of [name, username, nickname]) if (one) names.add(one);
    }
  }
  return [...names].sort((one, other) => other.length - one.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Stand around names that mix directions. */
const ISOLATES = /[\u2066-\u2069]/g;
const SUM =
  /(US\s?\$|\$\s?US|\$|USD|US)\s?\d[\d.,\s]*\d|\d[\d.,\s]*\d?\s?(US\s?\$|\$\s?US|\$|USD)/g;

/** The lines of the accessibility tree, with one word each for names, sums and ids. */
export async function treeOf(frame: Frame, request: APIRequestContext): Promise<readonly string[]> {
  const [sandbox = ''] = new URL(frame.url()).hostname.split('.');
  const names = await namesIn(request, sandbox);
  const anyName = new RegExp(names.map(escaped).join('|'), 'g');
  const tree = await frame.locator('body').ariaSnapshot();
  return (
    tree
      .replace(ISOLATES, '')
      .replace(/\/url: "?https?:\/\/\S+/g, '/url: outside')
      .replace(anyName, 'NAME')
      .replace(SUM, 'SUM')
      .replace(/\d+\s?%/g, 'SUM %')
      // A code has the day of a bill, and not its time of day.
      .replace(/\d{1,2}[:.]\d{2}([:.]\d{2})?(?=\s|$)/gm, 'TIME')
      .replace(/GIFT\d+|\d{5,}/g, 'ID')
      .split('\n')
      .map((line) => (line.includes('/url:') ? line.replace(/\d{4}/g, 'ID') : line))
  );
}
