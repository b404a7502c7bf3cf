// @ts-check
/** Runs the program `pact-verifier` in a separate process group, and ends all of it. */
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';

/** After this time a process that ignores SIGTERM is killed. */
const GRACE_MS = 2_000;
const LONGEST_OUTPUT = 64 * 1024;

const isWindows = process.platform === 'win32';
const require = createRequire(import.meta.url);

/**
 * The program for this platform, found by the function that the package's own commands use. They
 * would start it as a child that outlives them.
 * @returns {string}
 * @throws Error if the package or its part for this platform is missing.
 */
export const program = () =>
  require('@pact-foundation/pact-cli/src/pact-standalone').standalone().pactFullPath;

/**
 * No telemetry, no options from the environment. It only talks to the gateway: it needs no proxy, and
 * no certificates, which it would read again for every request.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string | undefined>}
 */
export function verifierEnv(env = process.env) {
  const dropped = /^(PACT_|OTEL_)|_proxy$|^ssl_cert_/i;
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !dropped.test(name))),
    SSL_CERT_FILE: devNull,
    PACT_DO_NOT_TRACK: 'true',
    NO_PROXY: '*',
    no_proxy: '*',
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Resolves to the output when the program has ended. `signal` ends it and everything it has started;
 * the exit of this process does too. The exit code is ignored: the report says more.
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
export function runProgram(args, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(program(), ['verifier', ...args], {
      env: verifierEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      windowsHide: true,
    });
    let output = '';
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const killNow = () => signalGroup(child, 'SIGKILL');
    const end = () => {
      signalGroup(child, 'SIGTERM');
      timer = setTimeout(killNow, GRACE_MS);
    };
    const cleanUp = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      process.removeListener('exit', killNow);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => (output = (output + data).slice(-LONGEST_OUTPUT)));
    }
    child.once('error', (error) => {
      cleanUp();
      reject(error);
    });
    child.once('close', () => {
      cleanUp();
      resolve(output);
    });
    process.once('exit', killNow);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
