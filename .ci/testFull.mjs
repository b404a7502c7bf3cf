/**
 * `npm run test:full`: runs completely, against a fresh build, what `npm test` only samples: Playwright
 * tests with samples, the generated requests to the mock, and the mutation tests of the portal
 * (Stryker) and of the contracts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './root.mjs';

/** The Playwright tests that run only a sample in `npm test`. */
const sampled = ['tests/faults', 'tests/e2e', 'tests/screens']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("/sampling'"));

const steps = [
  'npx vite build --logLevel warn',
  `npx playwright test ${sampled.join(' ')} --reporter=list`,
  'npx vitest run --project unit-node mock-server/calls/generatedRequests.test.ts',
  'npm run --silent mutation',
  'npm run --silent contracts:mutation',
  'npx vitest run --project unit-node tests/spec/contract/portalAndVerifier.test.ts',
];

/** Runs a shell command and returns its exit code. */
const run = (command) => {
  console.log(`\n=== ${command.slice(0, 60)} ===`);
  const env = toolEnv({ ...process.env, TEST_FULL: '1' });
  return spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' }).status ?? 1;
};

const failed = steps.filter((step) => run(step) !== 0);
for (const step of failed) console.log(`failed: ${step.slice(0, 60)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
