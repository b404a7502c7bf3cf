import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** `npx playwright test --config tests/pictures/pictures.config.ts`: like the journeys, after `npm run build` or with BASE_URL. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'pictures' }],
});
