import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Timeout of apt in ms, because a machine may have no network. */
const PATIENCE_MS = 300_000;

/** Whether packages of Debian can be installed on this machine: as root, as on a CI machine. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian on this machine if that is possible. */
export function install(packages) {
  if (!canInstall()) return;
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: PATIENCE_MS });
  apt('update', '-q');
  apt('install', '-qy', '--no-install-recommends', ...packages);
}
