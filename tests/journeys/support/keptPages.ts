import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a journey can do to a page or its context that nothing takes back. */
const LASTING = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'on',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
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
const RESTING_PATH = '/__mock/health';

/** Tells of every call of these methods. */
function watchMethods(object: object, names: readonly string[], told: () => void): void {
  for (const name of names) {
    const own: unknown = Reflect.get(object, name);
    if (typeof own !== 'function') throw new Error(`There is no "${name}" to watch.`);
    Reflect.set(object, name, (...given: unknown[]): unknown => {
      told();
      return Reflect.apply(own, object, given);
    });
  }
}

/** A page in a context of its own that may serve several journeys, one after the other. */
export class KeptPage {
  /** Something stays on it that another journey must not meet. */
  private isSpoilt = false;
  private isRouted = false;
  /** A kept page has seen one origin, whose storage can be cleared. */
  private readonly origins = new Set<string>();

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** With the options of the test that asks first. */
  static async open(browser: Browser): Promise<KeptPage> {
    const context = await browser.newContext();
    const kept = new KeptPage(context, await context.newPage());
    kept.page.on('framenavigated', (frame) => kept.origins.add(new URL(frame.url()).origin));
    const spoil = () => (kept.isSpoilt = true);
    kept.page.on('crash', spoil);
    watchMethods(kept.page, LASTING.page, spoil);
    watchMethods(kept.page.clock, LASTING.clock, spoil);
    watchMethods(context, LASTING.context, spoil);
    watchMethods(kept.page, ['route', 'routeFromHAR'], () => (kept.isRouted = true));
    return kept;
  }

  /** Takes back what a journey has left. False: that is not possible. */
  async clean(): Promise<boolean> {
    const { page, context, origins } = this;
    // That of an empty page is "null".
    const [origin, ...others] = [...origins].filter((seen) => seen !== 'null');
    const isAlone = context.pages().length === 1 && !page.isClosed();
    if (this.isSpoilt || !isAlone || origin === undefined || others.length > 0) return false;
    try {
      if (this.isRouted) await page.unrouteAll({ behavior: 'ignoreErrors' });
      this.isRouted = false;
      await page.goto(origin + RESTING_PATH);
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

  async take(options: string): Promise<KeptPage> {
    const kept = this.resting.get(options);
    this.resting.delete(options);
    return kept ?? KeptPage.open(this.browser);
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
