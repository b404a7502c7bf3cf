/**
 * The journeys of customers in Firefox, which Playwright drives by WebDriver BiDi. The tag @engines
 * marks the sample of `npm test`. Media features are preferences here, because the protocol cannot
 * emulate them.
 */
import { defineConfig } from '@playwright/test';
import { NO_FIREFOX, findFirefox } from './.ci/install/firefox.mjs';
import chromium from './playwright.config';

const executablePath = findFirefox();
if (!executablePath) throw new Error(NO_FIREFOX);

const launch = (preferences: Readonly<Record<string, boolean | number>> = {}) => ({
  executablePath,
  firefoxUserPrefs: {
    // Pages of the tests may read what they copied.
    'dom.events.testing.asyncClipboard': true,
    // Playwright waits for a load after a step back, as in Chromium without a window.
    'browser.sessionhistory.max_total_viewers': 0,
    ...preferences,
  },
});
/** The console is for support staff. */
const CONSOLE = '**/mockServer/**';

const desktop = { width: 1280, height: 800 };

export default defineConfig({
  ...chromium,
  outputDir: 'test-results/firefox',
  // Each text is typed key by key here.
  timeout: 120_000,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: launch(),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/tests/screens/**', CONSOLE],
      grepInvert: /@phone|@dark|@cache/,
      use: { viewport: desktop },
    },
    {
      name: 'screens',
      testMatch: '**/tests/screens/*.spec.ts',
      use: { viewport: desktop, launchOptions: launch({ 'ui.prefersReducedMotion': 1 }) },
    },
    {
      name: 'dark',
      grep: /@dark/,
      use: { viewport: desktop, launchOptions: launch({ 'ui.systemUsesDarkTheme': 1 }) },
    },
    {
      name: 'cache',
      grep: /@cache/,
      use: {
        viewport: desktop,
        launchOptions: launch({ 'browser.sessionhistory.max_total_viewers': 8 }),
      },
    },
    {
      name: 'phone',
      testIgnore: ['**/tests/screens/**', CONSOLE],
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
