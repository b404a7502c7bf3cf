import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { ensureBrowser, launchOptions } from '../../../.ci/browser.mjs';
import { freePort, startOnPort } from '../processes';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the portal's build is. */
export const DIST = `${root}dist`;

let built = false;

/** Builds the portal, once a run. @throws Error when it cannot be built. */
export function buildPortal(): void {
  if (built) return;
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: root,
  });
  if (status !== 0) throw new Error(`The portal is not built: ${String(stderr)}`);
  built = true;
}

/** The built portal with the mock server behind it, and the browser of the tests. */
export async function withPortal<T>(
  use: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
  buildPortal();
  const [port, mockPort] = [await freePort(), await freePort()];
  const server = await startOnPort(['.ci/serve.mjs'], port, '/__mock/health', {
    cwd: root,
    env: { PORT: String(port), MOCK_PORT: String(mockPort) },
  });
  try {
    const { executablePath } = await ensureBrowser();
    const browser = await chromium.launch(launchOptions(executablePath));
    try {
      return await use(browser, port);
    } finally {
      await browser.close();
    }
  } finally {
    server.stop();
  }
}
