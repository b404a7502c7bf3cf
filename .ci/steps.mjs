/** The checks of `npm test`, `npm run check` and `npm run test:full`: their commands and results. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './install/browser.mjs';
import { NO_FIREFOX, findFirefox } from './install/firefox.mjs';
import { NO_WEBKIT, findWebkit } from './install/webkit.mjs';
import { playwrightCounts, playwrightFailures, vitestCounts, vitestFailures } from './reports.mjs';
import { root } from './root.mjs';

const report = (name) => JSON.parse(readFileSync(join(root, 'reports', name), 'utf8'));
const exists = (path) => existsSync(join(root, path));

const vitest = (name, options) => ({
  name,
  command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  counts: () => vitestCounts(report(`${name}.json`)),
  failures: () => vitestFailures(report(`${name}.json`)),
});

/** A step without a report was not possible on this machine, for example without nginx. */
const playwright = (name, command, env = {}) => ({
  name,
  command,
  counts: () => (exists(`reports/${name}.json`) ? playwrightCounts(report(`${name}.json`)) : null),
  failures: () => playwrightFailures(report(`${name}.json`)),
  env: { BASE_URL: '', REPORT: name, ...env },
});

const needsBuild = (step) => ({
  ...step,
  blocked: () => build.failed > 0 && 'skipped: the build failed',
});

const types = { name: 'types', command: 'tsc' };
const lint = {
  name: 'lint',
  command:
    'eslint . --cache --cache-location .cache/eslint/ && prettier --check . --log-level warn --cache --cache-location .cache/prettier',
};
const imports = {
  name: 'imports',
  command: 'depcruise src ui mock-server contracts tests .storybook vite.config.ts',
};
/** Files, exports and packages that nothing uses. */
const unused = { name: 'unused', command: 'knip --config .ci/knip.jsonc' };
const messages = {
  name: 'messages',
  command:
    "formatjs verify --source-locale en-US --missing-keys --extra-keys --structural-equality 'src/i18n/locales/*.json'",
};
const unit = vitest('unit', '--project unit --project unit-node');
/** The unit tests that what is not committed can affect. */
const changedUnit = {
  name: 'unit',
  command: 'vitest run --project unit --project unit-node --changed --passWithNoTests',
};
/** Tests that start commands as processes. */
const processes = vitest('processes', '--project processes');
const browser = { name: 'browser', work: async () => (await ensureBrowser()).executablePath };
const stories = vitest('stories', '--project stories');
const contracts = {
  name: 'contracts',
  command: 'node .ci/contracts.mjs --ci',
  counts: () => report('contracts.json'),
};
/** Mutation tests of the changed interactions; takes seconds if none has changed. */
const mutants = { name: 'mutants', command: 'npm run --silent contracts:mutation -- --changed' };
const build = { name: 'build', command: 'vite build' };
/** The licences of what the build sends to browsers. */
const inventory = needsBuild({ name: 'inventory', command: 'node .ci/inventory.mjs' });
const journeys = needsBuild(playwright('journeys', 'playwright test'));
/**
 * The same journeys in Firefox: the sample tagged @engines, or all. They take the sampled data also
 * with "full", because engines do not differ in it.
 */
const firefox = (options) => ({
  ...needsBuild(
    playwright('firefox', `playwright test --config playwright.firefox.config.ts ${options}`, {
      TEST_FULL: '',
    }),
  ),
  missing: () => !findFirefox() && NO_FIREFOX,
});
/** That sample in the oldest Chrome that the portal supports. */
const oldest = needsBuild(
  playwright('oldest', 'playwright test --grep @engines', { CHROMIUM: 'oldest' }),
);
/** The portal behind nginx, and the hosted setup of a team behind nginx with Redis. */
const nginx = needsBuild(playwright('nginx', 'node .ci/hosting/nginx.mjs --ci'));
const hosted = playwright('hosted', 'node .ci/hosting/hosted.mjs --ci');
/** The journeys of tests/webkit: a sample, or all. */
const webkit = (files) => ({
  ...needsBuild({ ...vitest('webkit', ''), command: `node .ci/webkit.mjs ${files}` }),
  missing: () => !findWebkit() && NO_WEBKIT,
});

/** The Playwright tests that run only a sample in `npm test`. */
const sampled = () =>
  ['tests/faults', 'tests/e2e', 'tests/screens']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("/sampling'"));

/** Stages run sequentially, the lanes of a stage in parallel, and the steps of a lane sequentially. */
export const fastStages = [[[types, imports, unused, messages], [lint]], [[changedUnit]]];

export const allStages = [
  [
    [types, imports, unused, messages],
    [browser, lint],
  ],
  [[unit]],
  [[stories]],
  [
    [build, inventory, processes, firefox('--grep @engines')],
    [contracts, mutants],
  ],
  [[journeys]],
  [[webkit('signIn purchase giftCard screens dark'), nginx], [hosted]],
];

/** What `npm test` only samples: all cases, generated and random inputs, and all mutation tests. */
export const fullStages = () =>
  [
    build,
    needsBuild(playwright('journeys', `playwright test ${sampled().join(' ')}`)),
    firefox(''),
    oldest,
    webkit(''),
    vitest('requests', '--project unit-node mock-server/calls/generatedRequests.test.ts'),
    vitest(
      'random',
      '--project unit --project unit-node redirectUrl bridge.property client/refresh',
    ),
    { name: 'mutation', command: 'stryker run .ci/mutation/mutation.config.mjs' },
    { name: 'mutants', command: 'npm run --silent contracts:mutation' },
    vitest('answers', '--project unit-node tests/spec/contract/portalAndVerifier.test.ts'),
  ].map((step) => [[step]]);

/** The stages with only the named steps. @throws Error if there is no such step. */
export function chosenStages(stages, names) {
  if (names.length === 0) return stages;
  const known = stages.flat(2).map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}", only: ${known.join(', ')}.`);
  return stages
    .map((lanes) => lanes.map((lane) => lane.filter(({ name }) => names.includes(name))))
    .map((lanes) => lanes.filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}
