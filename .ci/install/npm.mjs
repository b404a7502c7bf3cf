/** Calls the npm that called us, or the one on the PATH; always without production mode. */
import { spawn, spawnSync } from 'node:child_process';
import { root, toolEnv } from '../root.mjs';

function commandOf(args) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli?.endsWith('npm-cli.js')
    ? [process.execPath, [cli]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const options = { cwd: root, env: toolEnv(), shell: command.endsWith('.cmd') };
  return [command, [...prefix, ...args], options];
}

/** Waits for npm; gives what `spawnSync` gives, its words as texts. */
export function npm(args) {
  const [command, all, options] = commandOf(args);
  return spawnSync(command, all, { ...options, encoding: 'utf8' });
}

/** Runs npm beside other work, its words on our terminal; resolves to its exit code. */
export function npmBeside(args) {
  const [command, all, options] = commandOf(args);
  return new Promise((resolve, reject) => {
    spawn(command, all, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
}
