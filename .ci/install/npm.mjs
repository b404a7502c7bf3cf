/** Runs npm: the one that started this script, or the one on the PATH. Never in production mode. */
import { spawn, spawnSync } from 'node:child_process';
import { root, toolEnv } from '../root.mjs';

function commandOf(args, cwd = root) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli?.endsWith('npm-cli.js')
    ? [process.execPath, [cli]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const options = { cwd, env: toolEnv(), shell: command.endsWith('.cmd') };
  return [command, [...prefix, ...args], options];
}

/** The longest output in bytes: `npm sbom` prints more than the megabyte that is Node's default. */
const MAX_OUTPUT = 16 * 2 ** 20;

/** Runs npm synchronously; returns the result of `spawnSync` with its output as strings. */
export function npm(args, cwd) {
  const [command, all, options] = commandOf(args, cwd);
  return spawnSync(command, all, { ...options, encoding: 'utf8', maxBuffer: MAX_OUTPUT });
}

/** Runs npm asynchronously with its output on the terminal; resolves to its exit code. */
export function npmBeside(args) {
  const [command, all, options] = commandOf(args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () => child.kill(signal));
    }
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}
