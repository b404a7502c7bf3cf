/**
 * An nginx to try docs/nginx.conf with: the one of this machine, or Debian's, unpacked into a folder
 * of ours. Nothing is installed on the machine, and no nginx of it is started. Test-only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const PACKAGES = ['nginx', 'nginx-common'];
/** A machine without a network must not keep the checks waiting. */
const PATIENCE_MS = 60_000;

const succeeds = (command, args, cwd) =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;

const answers = (program) => succeeds(program, ['-v']);

/** Package lists may be missing, as in most containers; only root may fetch them. */
function download(folder) {
  const fetchThem = () => succeeds('apt-get', ['download', '-q', ...PACKAGES], folder);
  return fetchThem() || (succeeds('apt-get', ['update', '-q']) && fetchThem());
}

/** Unpacks once, and renames into place at the end. */
function unpack(home) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'unpack-'));
  try {
    if (!download(work)) return;
    const packed = readdirSync(work).filter((name) => name.endsWith('.deb'));
    const made = join(work, 'made');
    const done = packed.every((name) => succeeds('dpkg-deb', ['-x', join(work, name), made]));
    if (done) renameSync(made, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Its program and its list of file types; undefined where it cannot be had. */
export function findNginx() {
  const ofMachine = '/etc/nginx/mime.types';
  if (existsSync(ofMachine) && answers('nginx')) return { program: 'nginx', types: ofMachine };
  const home = join(root, '.cache', 'nginx');
  if (!existsSync(home)) unpack(home);
  const program = join(home, 'usr', 'sbin', 'nginx');
  return answers(program) ? { program, types: join(home, ofMachine) } : undefined;
}
