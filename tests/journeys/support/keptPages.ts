import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test';
import { withoutInk } from './ink';

/** What a page takes the customer to have asked the system for. */
const mediaOf = (page: Page) =>
  page.evaluate(() => {
    const asks = (query: string) => matchMedia(`(${query})`).matches;
    return {
      media: null,
      colorScheme: asks('prefers-color-scheme: dark') ? 'dark' : 'light',
      contrast: asks('prefers-contrast: more') ? 'more' : 'no-preference',
      forcedColors: asks('forced-colors: active') ? 'active' : 'none',
      reducedMotion: asks('prefers-reduced-motion: reduce') ? 'reduce' : 'no-preference',
    } as const;
  });

/** What a journey can do to a page or its context that nothing takes back. */
const LASTING = {
  page: ['addLocatorHandler', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
  context: [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'on',
    'route',
    'setExtraHTTPHeaders',
    'setOffline',
  ],
} as const;

/** A page of the same origin without any script: the browser keeps what it has read of the portal's. */
export const RESTING_PATH = '/__mock/health';

/** Tells of every call of these methods: what it was given, and what it returned. */
function watchMethods(
  object: object,
  names: readonly string[],
  told: (given: readonly unknown[], returned: unknown) => void,
): void {
  for (const name of names) {
    const own: unknown = Reflect.get(object, name);
    if (typeof own !== 'function') throw new Error(`There is no "${name}" to watch.`);
    Reflect.set(object, name, (...given: unknown[]): unknown => {
      const returned: unknown = Reflect.apply(own, object, given);
      told(given, returned);
      return returned;
    });
  }
}

/** A page in a context of its own that may serve several journeys, one after the other. */
export class KeptPage {
  /** Something stays on it that another journey must not meet. */
  private isSpoilt = false;
  /** Take back, in their order, what the journey has done. */
  private readonly undo: (() => unknown)[] = [];
  /** A kept page has seen one origin, whose storage can be cleared. */
  private readonly origins = new Set<string>();

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** With the options of the test that asks first. */
  static async open(browser: Browser, isInked: boolean): Promise<KeptPage> {
    const context = await browser.newContext();
    if (!isInked) await withoutInk(context);
    const page = await context.newPage();
    const kept = new KeptPage(context, page);
    kept.watch(await mediaOf(page));
    return kept;
  }

  private watch(media: Awaited<ReturnType<typeof mediaOf>>): void {
    const { page, context, undo } = this;
    const spoil = () => (this.isSpoilt = true);
    page.on('framenavigated', (frame) => this.origins.add(new URL(frame.url()).origin));
    page.on('crash', spoil);
    watchMethods(page, LASTING.page, spoil);
    watchMethods(page.clock, LASTING.clock, spoil);
    watchMethods(context, LASTING.context, spoil);

    const size = page.viewportSize();
    const resize = page.setViewportSize.bind(page);
    watchMethods(page, ['setViewportSize'], () => undo.push(() => size && resize(size)));
    const emulate = page.emulateMedia.bind(page);
    watchMethods(page, ['emulateMedia'], () => undo.push(() => emulate(media)));
    watchMethods(page, ['route', 'routeFromHAR'], () =>
      undo.push(() => page.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    watchMethods(page, ['addInitScript'], (_, added) =>
      undo.push(async () => (await (added as Promise<Disposable>)).dispose()),
    );
    watchMethods(page, ['on', 'once'], ([event, listener]) =>
      undo.push(() => page.removeListener(event as 'close', listener as () => void)),
    );
  }

  /** Takes back what a journey has left. False: that is not possible. */
  async clean(): Promise<boolean> {
    const { page, context, origins } = this;
    // That of an empty page is "null".
    const [origin, ...others] = [...origins].filter((seen) => seen !== 'null');
    const isAlone = context.pages().length === 1 && !page.isClosed();
    if (this.isSpoilt || !isAlone || origin === undefined || others.length > 0) return false;
    try {
      for (const takeBack of this.undo.splice(0)) await takeBack();
      await page.goto(origin + RESTING_PATH);
      // Or it would lie on a control of the next journey's page.
      await page.mouse.move(0, 0);
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      return true;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** The pages of a worker, by the options of the tests that may use them. */
export class KeptPages {
  private readonly resting = new Map<string, KeptPage>();

  constructor(private readonly browser: Browser) {}

  async take(options: string, isInked = false): Promise<KeptPage> {
    const kept = this.resting.get(options);
    this.resting.delete(options);
    return kept ?? KeptPage.open(this.browser, isInked);
  }

  async giveBack(options: string, kept: KeptPage, isGood: boolean): Promise<void> {
    if (isGood && !this.resting.has(options) && (await kept.clean())) {
      this.resting.set(options, kept);
    } else await kept.close();
  }

  async end(): Promise<void> {
    await Promise.all([...this.resting.values()].map((kept) => kept.close()));
  }
}
