/** `npm run reliability`: all of what `npm test` runs a share of, against a fresh build. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './root.mjs';

/** The tests that ask how much they are to do. */
const shared = ['tests/faults', 'tests/journeys']
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("/howMuch'"));

const run = (command) =>
  spawnSync(command, {
    cwd: root,
    env: toolEnv({ ...process.env, RELIABILITY: 'all' }),
    shell: true,
    stdio: 'inherit',
  }).status ?? 1;

process.exitCode =
  run('npx vite build --logLevel warn') ||
  run(`npx playwright test ${shared.join(' ')} --reporter=list`);
