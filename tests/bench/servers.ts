import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 30_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a Node program, which ends with the bench, and waits until `ask` gets an answer of 200.
 * Resolves to its process id. @throws Error when it ends or takes too long.
 */
export async function startServer(
  args: readonly string[],
  ask: () => Promise<Response>,
  env: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.unref();
  process.once('exit', () => child.kill());
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return child.pid;
    await sleep(100);
  }
  child.kill();
  throw new Error(`${args[0]} does not start.`);
}

export interface Mock {
  readonly port: number;
  readonly url: string;
  readonly pid: number | undefined;
}

/** @param env further variables, such as the portal's PORT. */
export async function startMock(env: Readonly<Record<string, string>> = {}): Promise<Mock> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = ['--import', 'tsx', 'mock-server/main.ts'];
  const isUp = () => fetch(`${url}/__mock/health`);
  const pid = await startServer(program, isUp, { ...env, MOCK_PORT: String(port) });
  return { port, url, pid };
}

export interface Sandbox {
  readonly sandbox: string;
  readonly token: string;
  readonly username: string;
  readonly password: string;
  /** Opens its path in the portal, signed in. */
  readonly url: string;
}

export async function openSandbox(base: string, scenario: string, path = '/'): Promise<Sandbox> {
  const answer = await fetch(`${base}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, path }),
  });
  if (!answer.ok) throw new Error(`${scenario}: ${await answer.text()}`);
  return (await answer.json()) as Sandbox;
}
