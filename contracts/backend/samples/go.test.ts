/** The Go sample passes its contract with ids and tokens that only its state URL knows. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from '../verify/testing/runCli';

const source = join(import.meta.dirname, 'go');
const hasGo = spawnSync('go', ['version']).status === 0;

/** The first build compiles the standard library. */
const BUILD_LIMIT_MS = 180_000;

describe.skipIf(!hasGo)('the Go sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'go-sample-'));
  let service: ChildProcess | undefined;
  let origin = '';

  beforeAll(async () => {
    const binary = join(folder, 'houses');
    execFileSync('go', ['build', '-o', binary, '.'], { cwd: source, stdio: 'pipe' });
    service = spawn(binary, ['127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(service.stdout ?? service, 'data')) as [Buffer];
    origin = line.toString().trim();
  }, BUILD_LIMIT_MS);

  afterAll(() => {
    service?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const verify = (...more: string[]) =>
    cli(
      ...['--provider-url', origin, '--domain', 'house', ...more],
      ...['--junit', join(folder, 'junit.xml')],
    );

  it('passes with its state URL', { timeout: 60_000 }, async () => {
    const { code, output } = await verify('--state-url', `${origin}/pact-states`);
    expect(output).toMatch(/^[1-9] passed, 0 failed$/m);
    expect(code).toBe(0);
  });

  it(
    'fails without its state URL, as its token is not that of the contract',
    { timeout: 60_000 },
    async () => {
      const { output } = await verify();
      expect(output).toContain('FAILED  houseList: the houses of the account');
    },
  );
});
