/**
 * Finds Debian programs for tests: installed ones, or packages unpacked into .cache. It installs
 * nothing on the machine and starts no system service.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Timeout of a command in ms, because a machine may have no network. */
const PATIENCE_MS = 60_000;

const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS, ...options }).status === 0;

/** Downloads packages; updates the package lists if they are missing, which needs root. */
function download(packages, folder) {
  const fetchThem = () => succeeds('apt-get', ['download', '-q', ...packages], { cwd: folder });
  return fetchThem() || (succeeds('apt-get', ['update', '-q']) && fetchThem());
}

/** Unpacks into a temporary folder and renames it at the end, so that the result is always complete. */
function unpack(packages, home) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'unpack-'));
  try {
    if (!download(packages, work)) return;
    const packed = readdirSync(work).filter((name) => name.endsWith('.deb'));
    const made = join(work, 'made');
    const done = packed.every((name) => succeeds('dpkg-deb', ['-x', join(work, name), made]));
    if (done) renameSync(made, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Finds a program and its libraries: `{ program, env, home }`, or undefined if it is not available.
 * @param asks arguments with which the program exits immediately, such as `-v`
 */
function findProgram({ name, path, asks, packages }) {
  if (succeeds(name, asks)) return { program: name, env: {}, home: '/' };
  const home = join(root, '.cache', name);
  if (!existsSync(home)) unpack(packages, home);
  const program = join(home, path);
  const env = { LD_LIBRARY_PATH: join(home, 'usr', 'lib', 'x86_64-linux-gnu') };
  const options = { env: { ...process.env, ...env } };
  return succeeds(program, asks, options) ? { program, env, home } : undefined;
}

/** Finds nginx, its list of MIME types, and its module for brotli, which may be missing. */
export function findNginx() {
  const found = findProgram({
    name: 'nginx',
    path: 'usr/sbin/nginx',
    asks: ['-v'],
    packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  });
  if (!found) return undefined;
  const module = join(found.home, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return {
    ...found,
    types: join(found.home, 'etc', 'nginx', 'mime.types'),
    brotli: existsSync(module) ? module : undefined,
  };
}

export const findRedis = () =>
  findProgram({
    name: 'redis-server',
    path: 'usr/bin/redis-server',
    asks: ['--version'],
    packages: [
      'redis-server',
      'redis-tools',
      'libjemalloc2',
      'liblua5.1-0',
      'liblzf1',
      'lua-cjson',
      'lua-bitop',
    ],
  });
