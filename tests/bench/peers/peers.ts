import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = '.cache/bench-peers';
const INSTALL_LIMIT_MS = 300_000;

/**
 * The path of a program that is only used for comparison: its package is installed on first use and
 * is not a dependency. @throws Error when it cannot be fetched.
 */
export async function peerProgram(packageName: string, version: string, path: string) {
  const program = join(FOLDER, 'node_modules', packageName, path);
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'package.json'))) {
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  }
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const wanted = `${packageName}@${version}`;
  await promisify(execFile)(npm, ['install', '--prefix', FOLDER, ...quiet, wanted], {
    timeout: INSTALL_LIMIT_MS,
    shell: process.platform === 'win32',
  });
  return program;
}
