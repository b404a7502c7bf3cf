/** `npm run reliability`: all of what `npm test` runs a share of, against a fresh build. */
import { spawnSync } from 'node:child_process';
import { root, toolEnv } from './root.mjs';

const run = (command) =>
  spawnSync(command, {
    cwd: root,
    env: toolEnv({ ...process.env, RELIABILITY: 'all' }),
    shell: true,
    stdio: 'inherit',
  }).status ?? 1;

process.exitCode =
  run('npx vite build --logLevel warn') ||
  run('npx playwright test tests/faults orderMatrix badInput --reporter=list');
