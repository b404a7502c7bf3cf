import { ensureBrowser, isPinned } from '../.ci/install/browser.mjs';

/** Fails without the pinned browser, because other browsers render different pictures. */
export default async function expectPinnedBrowser(): Promise<void> {
  const { executablePath } = await ensureBrowser();
  if (isPinned(executablePath)) return;
  throw new Error(
    `The pictures of the stories need the pinned Chromium, not ${executablePath}: unset CHROMIUM_PATH and run on Linux x64 with access to the npm registry.`,
  );
}
