/** Ending npm's process, as a process manager or a CI does, ends everything that it has started. */
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from './fixture';

const ps = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));

/** The processes that a process has started, and those that they have started. */
function startedBy(pid: number, all = ps()): ReturnType<typeof ps> {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...startedBy(child.pid, all)]);
}

const isAlive = (pid: number) => ps().some((one) => one.pid === pid && !/<defunct>/.test(one.args));

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

let left: readonly number[] = [];
afterEach(() => {
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
});

it.skipIf(process.platform === 'win32').each([
  ['start', ['start'], /vite\.js .*portal\.config/, /The support console is ready/],
  ['run host', ['run', 'host'], /vite\.js build|host\.mjs/, /Building/],
  ['test', ['test', '--', 'imports'], /depcruise/, /./],
])(
  'npm %s',
  async (_, args, program, ready) => {
    const env = { ...process.env, PORT: await freePort(), MOCK_PORT: await freePort() };
    const npm = spawn('npm', args, { cwd: projectRoot, env, detached: true });
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (data: Buffer) => (said += data.toString()));
    }
    const pid = npm.pid ?? 0;
    const closed = new Promise((resolve) => npm.once('exit', resolve));
    await expect
      .poll(() => startedBy(pid).some((one) => program.test(one.args)), { timeout: 60_000 })
      .toBe(true);
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(ready);
    left = startedBy(pid).map((one) => one.pid);
    npm.kill('SIGTERM');
    await closed;
    await sleep(500);
    await expect.poll(() => left.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  },
  180_000,
);
