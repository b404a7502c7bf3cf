import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
/** Linux counts the time of processes in these. */
const TICK_MS = 10;

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
 * @throws Error when it ends or takes too long.
 */
export async function startServer(
  args: readonly string[],
  ask: () => Promise<Response>,
  env: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  process.once('exit', () => child.kill());
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await ask().catch(() => null);
    if (answer?.ok && child.pid !== undefined) return { child, pid: child.pid };
    await sleep(100);
  }
  child.kill();
  throw new Error(`${args.join(' ')} does not start.`);
}

/** The CPU time of the main thread of a process, in ms; other threads collect garbage beside it. */
export function cpuMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

export interface Mock {
  readonly port: number;
  readonly url: string;
  readonly child: ChildProcess;
  readonly pid: number;
}

/** @param env further variables, such as the portal's PORT. @param imports modules to load first. */
export async function startMock(
  env: Readonly<Record<string, string>> = {},
  imports: readonly string[] = [],
): Promise<Mock> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = [...imports, 'tsx'].flatMap((name) => ['--import', name]);
  const isUp = () => fetch(`${url}/__mock/health`);
  const variables = { ...env, MOCK_PORT: String(port) };
  const server = await startServer([...program, 'mock-server/main.ts'], isUp, variables);
  return { port, url, ...server };
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
