/**
 * Tests e2e, faults and screens in a real browser against the production build in dist/ and the mock
 * server. Without BASE_URL they start servers on free ports (run `npm run build` first).
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
  // One more than the number of cores, because journeys often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long, because browsers and servers share two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${process.env.REPORT ?? 'journeys'}.json` }],
  ],
  use: {
    baseURL,
    // A missing control names itself instead of using up the time of its test.
    actionTimeout: 15_000,
    browserName: 'chromium',
    launchOptions: launchOptions(executablePath),
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing takes a quarter of the time of a journey. Use `--trace on` to debug a failure.
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
      cwd: import.meta.dirname,
      wait: { stdout: /Portal ready: (?<portal_url>http:\S+)/ },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    },
  }),
});
