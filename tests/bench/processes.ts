import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in a process of its own. */
export interface Running {
  readonly port: number;
  stop(): void;
}

/** Longest time a server may take to begin, in ms. */
const PATIENCE_MS = 30_000;

/** Starts a TypeScript program that prints its address once it listens. @throws Error. */
export function startProgram(
  program: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const stop = stopper(child);
    const late = setTimeout(() => {
      stop();
      reject(new Error(`${program} does not start.`));
    }, PATIENCE_MS);
    child.once('exit', () => reject(new Error(`${program} ended at once.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk.toString())?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve({ port: Number(port), stop });
    });
  });
}

/** Starts a program that listens on a port it is given, and waits until `path` is answered. */
export async function startOnPort(
  command: readonly string[],
  port: number,
  path: string,
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Running> {
  const child = spawn(process.execPath, command, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const stop = stopper(child);
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) return { port, stop };
    await sleep(100);
  }
  stop();
  throw new Error(`${command[0]} does not start.`);
}

const stopper = (child: ChildProcess) => () => {
  child.removeAllListeners('exit');
  child.kill();
};

/** A port of loopback that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
