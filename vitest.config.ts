/**
 * Tests that need no running app. `npx vitest run` runs the unit tests: `unit` has a DOM, `unit-node`
 * has none, `processes` starts commands. `--project stories` runs every story in a real browser,
 * `--project pact` writes the contracts; `.ci/webkit.mjs` starts `--project webkit`. Playwright runs
 * the journeys.
 */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ensureBrowser, launchOptions } from './.ci/install/browser.mjs';
import { compiledMessages } from './src/build/compiledMessages';
import { ledgerTags } from './.ci/ledger/ledgerTags';
import { emulateMedia, freshWindow } from './.storybook/browserCommands';
import storiesVite from './.storybook/vite.config';

// Dates are formatted the same on every machine.
process.env.TZ = 'UTC';

const processTests = '{contracts,mock-server,tests}/**/*.process.test.ts';
const exclude = [
  ...['**/node_modules/**', 'dist/**', '.cache/**', 'contracts/pact/**', 'tests/webkit/**'],
  processTests,
];
const withoutDom = [
  '{contracts,mock-server}/**/*.test.ts',
  'src/{build,domain}/**/*.test.ts',
  'src/{features,i18n}/**/{search,texts,glossary,isolated,plurals,*Text,*Texts}.test.ts',
  'src/{checkout,features}/**/*.schema.test.ts',
  'tests/{spec,architecture,bench,e2e/support/language}/**/*.test.ts',
  'ui/{docs,theme,inputs,lists,overlays}/**/*.test.ts',
];

/** By default Vitest would use one of two cores. Threads start faster than processes. */
const bothCores = { pool: 'threads', maxWorkers: 3 } as const;

/** Resets mocks and stubs after each test. */
const untouched = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true } as const;

const unit: TestProjectInlineConfiguration = {
  plugins: [compiledMessages()],
  test: {
    name: 'unit',
    ...bothCores,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    include: ['{src,ui,mock-server,tests}/**/*.test.{ts,tsx}'],
    exclude: [...exclude, ...withoutDom],
    setupFiles: ['tests/setup.ts'],
    // The address of a style sheet; without it Vitest gives '', at which React warns.
    css: { include: [/\.css\?url/] },
    ...untouched,
    // Long, because a busy machine needs many seconds for a whole page.
    testTimeout: 30_000,
  },
};

const unitNode: TestProjectInlineConfiguration = {
  test: {
    name: 'unit-node',
    ...bothCores,
    // There is no DOM or storage that could leak; with isolation it takes 146 s instead of 92.
    isolate: false,
    environment: 'node',
    include: withoutDom,
    exclude,
    ...untouched,
    testTimeout: 15_000,
  },
};

/** Commands as people run them, one file at a time: each starts processes that use all cores. */
const processes: TestProjectInlineConfiguration = {
  test: {
    name: 'processes',
    environment: 'node',
    include: [processTests],
    exclude: exclude.filter((pattern) => pattern !== processTests),
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    ...untouched,
    testTimeout: 60_000,
  },
};

/** Runs in one process, test by test; otherwise interactions are lost in the pact files. */
const pact: TestProjectInlineConfiguration = {
  test: {
    name: 'pact',
    environment: 'node',
    include: ['contracts/pact/**/*.pact.test.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    isolate: false,
    env: { PACT_DO_NOT_TRACK: 'true' },
    testTimeout: 30_000,
  },
};

/** Journeys in WebKit, which `.ci/webkit.mjs` starts: its driver opens one window at a time. */
const webkit: TestProjectInlineConfiguration = {
  test: {
    name: 'webkit',
    environment: 'node',
    include: ['tests/webkit/**/*.test.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    // Long, because browsers and servers share two cores.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
};

async function stories(): Promise<TestProjectInlineConfiguration> {
  const { executablePath } = await ensureBrowser();
  return {
    ...storiesVite,
    plugins: [...(storiesVite.plugins ?? []), storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      // With isolation every file loads the whole portal again: 385 s instead of 196.
      isolate: false,
      // One more than the number of cores, because stories often wait for a picture.
      maxWorkers: 3,
      setupFiles: [
        '.storybook/screens.setup.ts',
        '.storybook/pictures.setup.ts',
        '.storybook/strayProps.ts',
      ],
      // The first story loads the whole unbundled portal.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      globalSetup: ['.storybook/pinnedBrowser.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchOptions(executablePath),
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
        commands: { freshWindow, emulateMedia },
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Another digit of 16 px differs in 57 pixels, 29 of them not anti-aliased.
            comparatorOptions: { includeAA: true, allowedMismatchedPixels: 20 },
            timeout: 30_000,
          },
        },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** The projects that are not unit tests only run if they are named; ALL_PROJECTS names all. */
const named = process.argv.flatMap((arg, at, all) =>
  arg === '--project' ? [all[at + 1] ?? ''] : (/^--project=(.*)/.exec(arg)?.slice(1) ?? []),
);
const isNamed = (name: string) => named.includes(name) || process.env.ALL_PROJECTS === '1';

export default defineConfig(async () => ({
  test: {
    tags: ledgerTags(),
    // A missing reference picture or snapshot fails the test; only `-u` writes it.
    update: 'none' as const,
    // `toMatchScreenshot` leaves its timer running, for which the process would wait 10 s at its end.
    teardownTimeout: 2_000,
    projects: [
      ...[unit, unitNode, processes],
      ...(isNamed('pact') ? [pact] : []),
      ...(isNamed('webkit') ? [webkit] : []),
      ...(isNamed('stories') ? [await stories()] : []),
    ],
  },
}));
