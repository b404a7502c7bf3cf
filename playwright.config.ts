/**
 * Journeys and faults in a real browser, against the production build in dist/ and the mock
 * server. With BASE_URL unset they get servers of their own (build first: `npm run build`).
 */
import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from './.ci/browser.mjs';
import { freePort } from './.ci/servers.mjs';

const { executablePath } = await ensureBrowser();

/**
 * Journeys keep both cores busy to the end, so their browser does nothing beside them: no thread or
 * compiler for code that runs longer than a page lives, no spare process for another site.
 */
const unhurried = [
  '--js-flags=--single-threaded --no-opt --no-maglev',
  '--disable-site-isolation-trials',
];

const ownServers = !process.env.BASE_URL;
if (ownServers) {
  // Workers read this file again and must find the same ports.
  process.env.PORT ??= String(await freePort());
  process.env.MOCK_PORT ??= String(await freePort());
}
const baseURL = process.env.BASE_URL || `http://localhost:${process.env.PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results',
  // One more than cores: a journey that waits leaves its core to another.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What is waited for is that it comes, not how fast: two cores are shared by browsers and servers.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${process.env.REPORT ?? 'journeys'}.json` }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(executablePath, unhurried),
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording costs a quarter of the time of every journey: `--trace on` for the one that fails.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(ownServers && {
    webServer: {
      command: 'node .ci/serve.mjs',
      url: `${baseURL}/`,
      reuseExistingServer: false,
      timeout: 60_000,
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    },
  }),
});
