/** Tests `npm run mock` as a process. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';

/** Runs the program until it exits and returns its output. */
function run(env: Record<string, string>, ...args: string[]) {
  const program = ['--import', 'tsx', 'mock-server/main.ts', ...args];
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, program, { env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (said += data.toString()));
    }
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}

/** Starting a process takes a second, and far more on a busy machine. */
const LIMIT_MS = 60_000;

describe('the mock server', { timeout: LIMIT_MS }, () => {
  it('names the variable to set when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await run({ MOCK_PORT: String(port) })).toEqual({
      code: 1,
      said: `Port ${port} is taken: set MOCK_PORT to a free port and try again.`,
    });
    other.close();
  });

  it('says why it can’t load a file', async () => {
    const noJson = await run({ MOCK_PORT: '0' }, '--from', 'README.md');
    expect(noJson).toEqual({
      code: 1,
      said: 'README.md is not a saved sandbox: The body of the request is not valid JSON.',
    });
    const none = await run({ MOCK_PORT: '0' }, '--from', 'nowhere.json');
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('nowhere.json')]);
  });

  it('reports an unknown store and an unreachable store', async () => {
    const none = await run({ MOCK_PORT: '0', MOCK_STORE: 'mongodb://x' });
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('MOCK_STORE is memory')]);
    const gone = await run({ MOCK_PORT: '0', MOCK_STORE: 'redis://127.0.0.1:1' });
    expect([gone.code, gone.said]).toEqual([1, expect.stringContaining('cannot be reached')]);
  });
});
