/** Journeys against the hosted form; `npm test -- hosted` starts it and passes its address. */
import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../.ci/install/browser.mjs';
import { hosted } from './hosted';

const { executablePath } = await ensureBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosted',
  // The tests share two processes, and one of them is killed.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/hosted.json' }]],
  use: {
    browserName: 'chromium',
    ignoreHTTPSErrors: true,
    baseURL: hosted.origin,
    launchOptions: launchOptions(executablePath, [
      `--host-resolver-rules=MAP ${hosted.name} 127.0.0.1, MAP *.${hosted.name} 127.0.0.1`,
    ]),
    httpCredentials: { username: 'ada', password: hosted.people.ada },
    // A false name, which the proxy must replace.
    extraHTTPHeaders: { [hosted.userHeader]: 'bob' },
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
  },
});
