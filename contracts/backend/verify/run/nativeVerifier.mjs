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
 * @throws Error if the package or its part for this platform is missing.
 */
export const program = () =>
  require('@pact-foundation/pact-cli/src/pact-standalone').standalone().pactFullPath;

/**
 * No telemetry, no options from the environment. It only talks to the gateway: it needs no proxy, and
 * no certificates, which it would read again for every request.
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

function signalGroup({ pid }, signal) {
  if (isWindows) return spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Resolves to the output when the program has ended. `signal` ends it and everything it has started;
 * the exit of this process does too. The exit code is ignored: the report says more.
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
    let timer;
    const killNow = () => signalGroup(child, 'SIGKILL');
    const end = () => {
      signalGroup(child, 'SIGTERM');
      timer = setTimeout(killNow, GRACE_MS);
    };
    const settle = (done) => (value) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      process.removeListener('exit', killNow);
      done(value);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => (output = (output + data).slice(-LONGEST_OUTPUT)));
    }
    child.once('error', settle(reject));
    child.once(
      'close',
      settle(() => resolve(output)),
    );
    process.once('exit', killNow);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
