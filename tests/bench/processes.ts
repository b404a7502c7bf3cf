import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in its own process. */
export interface Running {
  readonly port: number;
  stop(): void;
}

/** Time limit for a server's start, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Starts a TypeScript program that prints its address once it listens. @throws Error when it does
 * not start.
 */
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
      const port = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(chunk.toString())?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve({ port: Number(port), stop });
    });
  });
}

/**
 * Starts a program that cannot bind port 0: tries random ports until it answers `path` on one of
 * them.
 * @param isThere whether a response comes from a server that has started.
 * @throws Error when none of five ports works.
 */
export async function startOnRandomPort(
  command: (port: number) => readonly string[],
  path: string,
  isThere: (answer: Response) => boolean = ({ ok }) => ok,
  program: string = process.execPath,
): Promise<Running> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = randomInt(20_000, 60_000);
    const child = spawn(program, command(port), { stdio: 'ignore' });
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      if (answer && isThere(answer)) return { port, stop: stopper(child) };
      await sleep(100);
    }
    child.kill();
  }
  throw new Error(`${command(0)[0]} does not start.`);
}

const stopper = (child: ChildProcess) => () => {
  child.removeAllListeners('exit');
  child.kill();
};
