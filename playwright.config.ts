/**
 * Journeys (e2e), faults and screens in a real browser, against the production build in dist/ and the mock
 * server. With BASE_URL unset they start servers on free ports (build first: `npm run build`).
 */
import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from './.ci/install/browser.mjs';

const { executablePath } = await ensureBrowser();

/** PORTAL_URL is set by `webServer.wait` below. */
const baseURL = process.env.BASE_URL || process.env.PORTAL_URL;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,faults,screens}/**/*.spec.ts'],
  outputDir: 'test-results',
  // One more than cores: while one journey waits, another uses the core.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: two cores are shared by browsers and servers.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${process.env.REPORT ?? 'journeys'}.json` }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(executablePath),
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace costs a quarter of the time of a journey: use `--trace on` for one that fails.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/tests/screens/**',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'screens',
      testMatch: '**/tests/screens/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: '**/tests/screens/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(!process.env.BASE_URL && {
    webServer: {
      command: 'node .ci/serve.mjs',
      wait: { stdout: /Portal ready: (?<portal_url>http:\S+)/ },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    },
  }),
});
