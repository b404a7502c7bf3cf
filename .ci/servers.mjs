/** Starts, waits for and ends the mock server and the app; shared by `start` and `serve`. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { root, toolEnv } from './root.mjs';

const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 3_000;

const require = createRequire(import.meta.url);
const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');

export const mockUrl = (port) => `http://127.0.0.1:${port}/__mock`;

const tryToListen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(resolve));
  });

/** Reads a port from the environment. @throws Error if it cannot be used. */
export async function portFrom(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port number, not "${process.env[variable]}".`);
  }
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await tryToListen(port, host);
    } catch (error) {
      // Ignores other errors: a machine without IPv6 has no ::1.
      if (!['EADDRINUSE', 'EACCES'].includes(error.code)) continue;
      const why = error.code === 'EACCES' ? 'may not be used' : 'is taken';
      throw new Error(`Port ${port} ${why}: set ${variable} to a free port and try again.`);
    }
  }
  return port;
}

/**
 * A group of servers that start and end together. Their output is buffered until `speak()`, so that a
 * successful start prints one block. If one of them ends, the buffered output is printed.
 */
export function serverGroup() {
  const children = [];
  let ending;
  let speaking = false;
  let fail;
  const died = new Promise((_, reject) => (fail = reject));
  died.catch(() => undefined);

  /** Starts a server and resolves to its port, which is read from its ready message. */
  function start(name, args, env, ready) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: toolEnv({ NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const held = [];
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (data) => (speaking ? out.write(data) : held.push(data)));
    }
    child.once('close', (code, signal) => {
      if (ending) return;
      for (const data of held) process.stderr.write(data);
      fail(new Error(`${name} ended by itself (${signal ?? `exit code ${code}`}).`));
    });
    const listening = new Promise((resolve) => {
      let text = '';
      child.stdout.on('data', function read(data) {
        text += data;
        const port = ready.exec(text)?.[1];
        if (port === undefined) return;
        child.stdout.off('data', read);
        resolve(Number(port));
      });
    });
    return Promise.race([listening, died, tooLate(name)]);
  }

  return {
    /** Rejects as soon as one of them ends unexpectedly. */
    died,
    startMock: (port = 0) =>
      start(
        'The mock server',
        ['--import', 'tsx', 'mock-server/main.ts'],
        { MOCK_PORT: port },
        /ready: http:\/\/127\.0\.0\.1:(\d+)/,
      ),
    /** `command`: `dev` or `preview`, and further options of Vite. */
    startApp: (command, mockPort, port = 0) =>
      start(
        'The app',
        [vite, ...command, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
        { PORT: port, MOCK_PORT: mockPort },
        /Local:\s+http:\/\/[\w.]+:(\d+)/,
      ),
    speak: () => (speaking = true),
    /** Ends all servers, by SIGKILL if they do not react to SIGTERM. */
    end: () =>
      (ending ??= Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const closed = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          const force = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
          await closed;
          clearTimeout(force);
        }),
      )),
  };
}

const tooLate = (name) =>
  new Promise((_, reject) => {
    const message = `${name} did not start within ${START_LIMIT_MS / 1000} s.`;
    setTimeout(() => reject(new Error(message)), START_LIMIT_MS).unref();
  });

/** Runs servers until a signal (exit code 0) or until one of them ends (exit code 1). */
export async function supervise(bringUp) {
  const group = serverGroup();
  let stop;
  const stopped = new Promise((resolve) => (stop = resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    await Promise.race([stopped, bringUp(group).then(() => group.died)]);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
  await group.end();
  process.exit();
}
