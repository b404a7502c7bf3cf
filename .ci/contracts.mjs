/**
 * `npm run contracts`: writes the pacts with the portal's own client and fails if the committed ones
 * differ, or break the released version unannounced; `-- --write` accepts the new ones. `--ci` also
 * verifies the mock server, with the clone and with the package. `--release` only makes a release.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pactDir } from '../contracts/backend/verify/pactFiles.mjs';
import { verify } from '../contracts/backend/verify/verify.mjs';
import { comparePacts } from './comparePacts.mjs';
import { verifyWithPackage } from './contractPackage.mjs';
import { writeDomainPacts } from './domainPacts.mjs';
import { root, toolEnv } from './root.mjs';
import { mockUrl, serverGroup } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    ci: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
});
const reports = join(root, 'reports');
const written = join(reports, 'pacts');
const require = createRequire(import.meta.url);

/** Runs the consumer tests, which write into reports/pacts. */
function consumer() {
  console.log('Consumer: the portal writes its pacts\n');
  const report = join(reports, 'pact.json');
  rmSync(report, { force: true });
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const args = ['run', '--project', 'pact', '--reporter=default', '--reporter=json'];
  spawnSync(process.execPath, [vitest, ...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: toolEnv({ PACT_DO_NOT_TRACK: 'true' }),
    stdio: 'inherit',
  });
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that fails outside of its tests reports no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}

/** Compares the committed pacts, whole and by domain, with those of this run. */
function pactFiles() {
  writeDomainPacts(written);
  return comparePacts({ written, committed: pactDir, write: options.write });
}

/** Writes the provider states into the README. A test fails if it is out of date. */
function writeStates() {
  const script = join('.ci', 'writeStates.ts');
  const options = { cwd: root, env: toolEnv(), stdio: 'inherit' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], options);
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

/** Keeps this contract as the one that later changes are compared with; returns the exit code. */
function release(...args) {
  const script = join('contracts', 'versions', 'cli.ts');
  const options = { cwd: root, env: toolEnv(), stdio: 'inherit' };
  return spawnSync(process.execPath, ['--import', 'tsx', script, 'release', ...args], options)
    .status;
}

/** Checks the version and the changelog against the released contract. */
function version() {
  console.log('\nVersion');
  const status = release('--check');
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

/** Verifies the mock server against the committed pacts, including the assumed one. */
function provider({ providerUrl, stateUrl }) {
  console.log('\nProvider: the mock server is held to them\n');
  return verify({
    providerUrl,
    stateUrl,
    assumed: true,
    junitFile: join(reports, 'contracts-junit.xml'),
  });
}

/** Runs a check with the addresses of a mock server, which it ends afterwards. */
async function withMock(check) {
  const group = serverGroup();
  try {
    const port = await group.startMock();
    return await check({
      providerUrl: new URL(`http://127.0.0.1:${port}`),
      stateUrl: new URL(`${mockUrl(port)}/provider-states`),
    });
  } finally {
    await group.end();
  }
}

/** Runs a script with Node and returns its counts as one test; prints all of its output if it fails. */
function scriptPart(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = (stdout + stderr).trimEnd().split('\n');
  console.log(
    (status === 0 ? lines.filter((line) => /passed|sequences/.test(line)).slice(-3) : lines).join(
      '\n',
    ),
  );
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

/**
 * Records the behaviour of the mock server, which must be as committed, and runs the recorded
 * sequences against it as backend teams do.
 */
async function behaviour() {
  console.log('\nBehaviour: sequences of calls\n');
  const folder = join('contracts', 'backend', 'behaviour');
  const group = serverGroup();
  try {
    const port = await group.startMock();
    const urls = [`http://127.0.0.1:${port}`, `${mockUrl(port)}/provider-states`];
    const check = options.write ? [] : ['--check'];
    const recording = ['--import', 'tsx', join(folder, 'write.ts'), ...urls, ...check];
    const recorded = scriptPart(recording);
    const [provider, state] = urls;
    const args = [join(folder, 'cli.mjs'), '--provider-url', provider, '--state-url', state];
    const verified = options.ci ? scriptPart(args) : { passed: 0, failed: 0 };
    return {
      passed: recorded.passed + verified.passed,
      failed: recorded.failed + verified.failed,
    };
  } finally {
    await group.end();
  }
}

async function part(name, work) {
  try {
    const { passed, failed, pending = 0, note } = await work();
    return { name, passed, failed, pending, note };
  } catch (error) {
    console.error(error.message);
    return { name, passed: 0, failed: 1, pending: 0 };
  }
}

if (options.release) process.exit(release());
mkdirSync(reports, { recursive: true });
const parts = [await part('consumer', consumer)];
// Pacts of a failed run are incomplete, so they are neither compared nor accepted.
if (parts[0].failed === 0) {
  console.log('Pact files');
  parts.push(await part('pact files', pactFiles));
  if (options.write) parts.push(await part('states', writeStates));
  else parts.push(await part('version', version));
  if (options.ci) parts.push(await part('provider', () => withMock(provider)));
  if (options.ci || options.write) parts.push(await part('behaviour', behaviour));
  if (options.ci) parts.push(await part('package', () => withMock(verifyWithPackage)));
}
const sum = (key) => parts.reduce((total, one) => total + one[key], 0);
console.log('');
for (const { name, passed, failed, pending, note } of parts) {
  const more = `${pending ? `, ${pending} pending` : ''}${note ? `, ${note}` : ''}`;
  console.log(`${name.padEnd(12)}${passed} passed, ${failed} failed${more}`);
}
const total = { passed: sum('passed'), failed: sum('failed') };
writeFileSync(join(reports, 'contracts.json'), `${JSON.stringify(total)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
