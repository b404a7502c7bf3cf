import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../../.ci/install/browser.mjs';
import { bundleWhole } from './bundle';

/**
 * Frames are produced as soon as possible: at 60 per second all short times would look the same.
 */
const UNCAPPED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** An otherwise empty page in the browser of the tests, with one script of `page/`. */
export async function withBenchPage<T>(
  script: 'dialogs' | 'groups' | 'lists',
  use: (page: Page) => Promise<T>,
): Promise<T> {
  // The page cannot fetch chunks, so the code for long lists must be in the script.
  const content = await bundleWhole(`import './page/${script}';`);
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(executablePath, UNCAPPED));
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content, type: 'module' });
    await page.waitForFunction((name) => name in window, script);
    return await use(page);
  } finally {
    await browser.close();
  }
}
