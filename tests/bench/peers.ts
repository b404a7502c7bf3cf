import { execFileSync } from 'node:child_process';

/**
 * Installs a package on first use that nothing but the bench needs.
 * @param name with its version, such as `lighthouse@12.8.2`.
 * @returns its folder with all packages it needs.
 */
export function installPeer(name: string): string {
  // A folder each: npm would remove the others.
  const folder = `.cache/bench-peers/${name.replace('/', '+')}`;
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--silent'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, name]);
  return `${folder}/node_modules`;
}
