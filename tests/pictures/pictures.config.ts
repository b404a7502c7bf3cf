import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** `npm run screenshots`: like the journeys, after `npm run build` or with BASE_URL. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'pictures' }],
});
