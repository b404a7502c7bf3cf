import { request } from 'playwright';
import { remote } from 'webdriverio';
import { test as base } from 'vitest';
import { Sandbox } from '../../e2e/support/sandbox';
import type { SandboxOptions } from '../../e2e/support/sandbox';

/** The page of devices of the unlimited monthly plan. */
export const READY_TO_PAY = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- webdriverio extends its types this way
  namespace WebdriverIO {
    interface Capabilities {
      'webkitgtk:browserOptions'?: { readonly binary: string; readonly args: readonly string[] };
    }
  }
}

type Browser = Awaited<ReturnType<typeof remote>>;

/** Settings of `.ci/webkit.mjs`, which starts the servers and the driver. */
const { PORTAL_URL: baseURL = '', WEBKIT = '', WEBKIT_DRIVER_PORT } = process.env;

/** How long the driver waits for a page and a control, in ms. */
const PATIENCE_MS = 30_000;

const openBrowser = (args: readonly string[]): Promise<Browser> =>
  remote({
    hostname: '127.0.0.1',
    port: Number(WEBKIT_DRIVER_PORT),
    logLevel: 'silent',
    waitforTimeout: PATIENCE_MS,
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      // Safari skips links with Tab.
      'webkitgtk:browserOptions': {
        binary: WEBKIT,
        args: ['--automation', '--enable-tabs-to-links=false', ...args],
      },
    },
  });

interface Fixtures {
  /** Options of the browser, such as `--dark-mode`. */
  readonly args: readonly string[];
  /** A new window without cookies and storage. */
  readonly browser: Browser;
  readonly openSandbox: (options: SandboxOptions) => Promise<Sandbox>;
  /** Opens a sandbox and the portal in it, signed in. */
  readonly enter: (options: SandboxOptions) => Promise<Sandbox>;
}

/** A test in a window of WebKitGTK against the real mock. */
export const test = base.extend<Fixtures>({
  args: [[], { injected: true }],
  browser: async ({ args }, use) => {
    const browser = await openBrowser(args);
    // Tall, because the driver does not always scroll to a control below the window.
    await browser.setWindowSize(1280, 1180);
    await use(browser);
    await browser.deleteSession();
  },
  openSandbox: async ({}, use) => {
    const context = await request.newContext({ baseURL });
    await use((options) => Sandbox.open(context, options));
    await context.dispose();
  },
  enter: async ({ browser, openSandbox }, use) => {
    await use(async (options) => {
      const sandbox = await openSandbox(options);
      await browser.url(sandbox.url);
      return sandbox;
    });
  },
});
