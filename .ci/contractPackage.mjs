/**
 * Packs the contract, installs the package into an empty folder as a backend team would, and runs its
 * commands against the mock server: that needs no clone and nothing else.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './install/npm.mjs';
import { root } from './root.mjs';

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

/** Puts the mock server into the state of a usual customer; returns their token. */
async function signedIn(stateUrl) {
  const params = { accessToken: 'access-1001' };
  const body = JSON.stringify({ action: 'setup', state: 'demo', params });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(stateUrl, { method: 'POST', headers, body });
  return params.accessToken;
}

/** The runner of the sequences, which teams install beside the package; here it is linked. */
function linkRunner(app) {
  mkdirSync(join(app, 'node_modules', '@redocly'), { recursive: true });
  const cli = join('node_modules', '@redocly', 'cli');
  symlinkSync(join(root, cli), join(app, cli), 'dir');
}

/** Runs each command of the package in an empty folder. Not possible without the npm registry. */
export async function verifyWithPackage({ providerUrl, stateUrl }) {
  console.log('\nPackage: runs its commands in an empty folder, against the mock server\n');
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
    linkRunner(app);
    const service = ['--provider-url', providerUrl.href];
    const states = ['--state-url', stateUrl.href];
    const document = join(app, 'node_modules', '@homeview', 'contracts', 'openapi.json');
    const token = await signedIn(stateUrl);
    for (const [name, ...args] of [
      ['homeview-verify', ...service, '--token', token, '--html', 'look.html'],
      ['homeview-verify', ...service, ...states, '--assumed'],
      ['homeview-behaviour', ...service, ...states, '--sequence', 'first-purchase'],
      ['homeview-compare', '--oas', document, '--assumed'],
    ]) {
      const output = run(name, ['exec', '--offline', '--prefix', app, '--', name, ...args], app);
      console.log(`  ${name.padEnd(20)}${lastLine(output)}`);
    }
    return { passed: 1, failed: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lastLine = (output) =>
  output
    .trimEnd()
    .split('\n')
    .findLast((line) => !/^(JUnit|HTML): /.test(line));
