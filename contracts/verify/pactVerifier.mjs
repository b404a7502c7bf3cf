/** Runs `pact-verifier` over one pact file and turns its JSON report into plain results. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { interactionsOf } from './pactFiles.mjs';
import { reasonsOf } from './output/reasons.mjs';

/** Timeout of one request to the provider, in ms: the same as for a call of the portal. */
const REQUEST_LIMIT_MS = 30_000;

/** Timeout for a whole pact file, in ms. */
const RUN_LIMIT_MS = 10 * 60_000;

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const CERTIFICATES = ['ssl_cert_file', 'ssl_cert_dir'];
const PROXIES = ['http_proxy', 'https_proxy', 'all_proxy'];

const require = createRequire(import.meta.url);
const verifier = () =>
  join(dirname(require.resolve('@pact-foundation/pact-cli/package.json')), 'bin/pact-verifier.js');

/** Whether the package of the verifier is installed. */
export function isInstalled() {
  try {
    return Boolean(verifier());
  } catch {
    return false;
  }
}

const isLoopback = ({ hostname }) =>
  LOOPBACK.includes(hostname.replace(/^\[|\]$/g, '')) || hostname.endsWith('.localhost');

/**
 * The environment of the verifier: no telemetry, no PACT_ options, no proxy for this machine. The
 * verifier reads the certificates of the machine for every request, which takes ten times as long as
 * the request, so it gets none if all URLs are plain HTTP on this machine.
 */
export function verifierEnv(urls, env = process.env) {
  const isHere = urls.every(isLoopback);
  const isClear = isHere && urls.every(({ protocol }) => protocol === 'http:');
  const dropped = [...(isHere ? PROXIES : []), ...(isClear ? CERTIFICATES : [])];
  const kept = Object.entries(env).filter(
    ([name]) => !/^PACT_/i.test(name) && !dropped.includes(name.toLowerCase()),
  );
  const direct = [env.NO_PROXY || env.no_proxy, ...LOOPBACK].filter(Boolean).join(',');
  return {
    ...Object.fromEntries(kept),
    ...(isClear ? { SSL_CERT_FILE: devNull } : {}),
    PACT_DO_NOT_TRACK: 'true',
    NO_PROXY: direct,
    no_proxy: direct,
  };
}

function argumentsFor(file, { providerUrl, stateUrl, pacts, report }) {
  const { protocol, hostname, port, pathname } = providerUrl;
  return [
    ['--file', join(pacts, file)],
    ['--transport', protocol.replace(':', '')],
    ['--hostname', hostname.replace(/^\[|\]$/g, '')],
    ['--port', port || (protocol === 'https:' ? '443' : '80')],
    pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')],
    stateUrl ? ['--state-change-url', stateUrl.href] : [],
    ['--request-timeout', String(REQUEST_LIMIT_MS)],
    ['--json', report, '--loglevel', 'none', '--log-level', 'off', '--no-colour'],
  ].flat();
}

/** Runs the verifier and returns its output. The exit code is ignored: the report says more. */
function run(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [verifier(), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_LIMIT_MS,
    });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(output).toString()));
  });
}

/**
 * Verifies one pact file and returns its interactions with `passed`, `pending` and `reasons`. An
 * interaction that is missing in the report counts as failed.
 */
export async function verifyPact(file, { providerUrl, stateUrl, pacts }) {
  const dir = mkdtempSync(join(tmpdir(), 'pact-'));
  const report = join(dir, 'report.json');
  try {
    const urls = [providerUrl, ...(stateUrl ? [stateUrl] : [])];
    const output = await run(
      argumentsFor(file, { providerUrl, stateUrl, pacts, report }),
      verifierEnv(urls),
    );
    const results = readReport(report, output);
    return interactionsOf(file, pacts).map((interaction) => resultOf(interaction, results));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readReport(report, output) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`pact-verifier left no report. It said:\n${output.trim() || '(nothing)'}`);
  }
}

function resultOf(interaction, { interactionResults, errors, pendingErrors }) {
  const { description, state } = interaction;
  const result = interactionResults.find((one) => one.description === description);
  const failures = [...errors, ...(pendingErrors ?? [])].filter((error) =>
    error.interaction.endsWith(` - ${description}`),
  );
  const passed = result?.result === 'OK' && failures.length === 0;
  const reasons = failures.flatMap((failure) => reasonsOf(failure, state));
  if (!passed && reasons.length === 0) reasons.push('the verifier did not report on it');
  return { ...interaction, passed, reasons };
}
