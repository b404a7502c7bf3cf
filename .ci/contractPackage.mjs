/**
 * Packs the contract, installs the package into an empty folder as a backend team would, and verifies
 * the mock server with it: that needs no clone and nothing else.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './install/npm.mjs';

const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/** Runs npm. @throws Error with its output if it fails */
function run(what, args, cwd) {
  const { status, stdout, stderr } = npm(args, cwd);
  if (status === 0) return stdout;
  throw new Error(`${what} failed:\n${stdout}${stderr}`);
}

/** Packs the contract into a folder; returns the file. */
export function pack(folder) {
  const args = ['pack', '--workspace', 'contracts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(run('npm pack', args));
  return join(folder, filename);
}

/** Installs the package; returns how many packages that are, or why the registry cannot be reached. */
function install(file, app) {
  // The other clone of a package may be in npm's cache: no request is made for it.
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', app, file];
  const { status, stdout, stderr } = npm(args, app);
  const [unreachable] = UNREACHABLE.exec(stderr) ?? [];
  if (status !== 0 && unreachable) return { unreachable };
  if (status !== 0) throw new Error(`npm install failed:\n${stdout}${stderr}`);
  const record = join(app, 'node_modules', '.package-lock.json');
  return { count: Object.keys(JSON.parse(readFileSync(record, 'utf8')).packages).length };
}

/** Verifies a service with the package in an empty folder. Not possible without the npm registry. */
export function verifyWithPackage({ providerUrl, stateUrl }) {
  console.log('\nPackage: verifies the mock server from an empty folder\n');
  const folder = mkdtempSync(join(tmpdir(), 'contract-package-'));
  try {
    const app = join(folder, 'app');
    mkdirSync(app);
    const { count, unreachable } = install(pack(folder), app);
    if (unreachable) {
      const note = `not run: the npm registry cannot be reached (${unreachable})`;
      console.log(`  ${note}`);
      return { passed: 0, failed: 0, note };
    }
    console.log(`  installed ${count} packages`);
    const exec = ['exec', '--offline', '--prefix', app, '--'];
    run('homeview-behaviour', [...exec, 'homeview-behaviour', '--list'], app);
    const urls = ['--provider-url', providerUrl.href, '--state-url', stateUrl.href];
    const output = run('homeview-verify', [...exec, 'homeview-verify', ...urls, '--assumed'], app);
    console.log(`  ${output.trimEnd().split('\n').at(-1)}`);
    return { passed: 1, failed: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
