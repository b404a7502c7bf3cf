/** Calls the npm that called us, or the one on the PATH; always without production mode. */
import { spawnSync } from 'node:child_process';
import { root, toolEnv } from './root.mjs';

export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli?.endsWith('npm-cli.js')
    ? [process.execPath, [cli]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return spawnSync(command, [...prefix, ...args], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    shell: command.endsWith('.cmd'),
    ...options,
  });
}
