/** Starting, waiting for and ending the mock server and the app: shared by `start` and `serve`. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, toolEnv } from './root.mjs';

const POLL_MS = 100;
const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 3_000;

const require = createRequire(import.meta.url);
const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');

export const mockUrl = (port) => `http://127.0.0.1:${port}/__mock`;

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });

/** A port of loopback that nobody listens on. */
export const freePort = () => listen(0, '127.0.0.1');

/** Reads a port from the environment and throws one sentence when it cannot be used. */
export async function portFrom(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port number, not "${process.env[variable]}".`);
  }
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listen(port, host);
    } catch (error) {
      // A machine without IPv6 has no ::1 to be taken.
      if (!['EADDRINUSE', 'EACCES'].includes(error.code)) continue;
      const why = error.code === 'EACCES' ? 'may not be used' : 'is taken';
      throw new Error(`Port ${port} ${why}: set ${variable} to a free port and try again.`);
    }
  }
  return port;
}

/**
 * A set of servers that live and die together. Their output is held back until `speak()`, so that
 * a good start prints one block, and is shown when one of them dies.
 */
export function serverGroup() {
  const children = [];
  let ending;
  let speaking = false;
  let fail;
  const died = new Promise((_, reject) => (fail = reject));
  died.catch(() => undefined);

  function start(name, args, env) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    children.push(child);
  }

  return {
    /** Rejects as soon as one of them ends by itself. */
    died,
    startMock: (port) =>
      start('The mock server', ['--import', 'tsx', 'mock-server/main.ts'], { MOCK_PORT: port }),
    startApp: (port, mockPort, command) =>
      start(
        'The app',
        [vite, ...command, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
        { PORT: port, MOCK_PORT: mockPort },
      ),
    speak: () => (speaking = true),
    /** Waits until a URL answers without a server error. */
    async answers(url) {
      for (const end = Date.now() + START_LIMIT_MS; Date.now() < end;) {
        const response = await Promise.race([fetch(url).catch(() => undefined), died]);
        if (response && response.status < 500) return response;
        await Promise.race([sleep(POLL_MS), died]);
      }
      throw new Error(`${url} did not answer within ${START_LIMIT_MS / 1000} s.`);
    },
    /** Ends all of them; the stubborn ones by force. */
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

/** Runs servers until a signal (exit code 0) or until one dies (exit code 1). */
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
