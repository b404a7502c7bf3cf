import { execFileSync } from 'node:child_process';

const FOLDER = '.cache/bench-peers';

/**
 * Installs a package on first use that nothing but the bench needs.
 * @param name with its version, such as `lighthouse@12.8.2`.
 * @returns the folder of the packages.
 */
export function installPeer(name: string): string {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--silent'];
  execFileSync('npm', ['install', '--prefix', FOLDER, ...quiet, name]);
  return `${FOLDER}/node_modules`;
}
