import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { ensureBrowser, launchOptions } from '../../../.ci/install/browser.mjs';
import { startProgram } from '../processes';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Folder of the portal's build. */
export const DIST = `${root}dist`;

let built = false;

/** Builds the portal once per run. @throws Error when the build fails. */
export function buildPortal(): void {
  if (built) return;
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: root,
  });
  if (status !== 0) throw new Error(`The portal is not built: ${String(stderr)}`);
  built = true;
}

/** Runs the built portal with the mock server, and the browser of the tests. */
export async function withPortal<T>(
  use: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
  buildPortal();
  const server = await startProgram('.ci/serve.mjs');
  try {
    const { executablePath } = await ensureBrowser();
    const browser = await chromium.launch(launchOptions(executablePath));
    try {
      return await use(browser, server.port);
    } finally {
      await browser.close();
    }
  } finally {
    server.stop();
  }
}
