/**
 * The contract holds for any provider, not only for the mock server: a service that shares
 * no line with it passes, and each way of breaking it is named by call and field.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultyProviders } from './referenceProvider/faultyProviders';
import { referenceProvider } from './referenceProvider/service';
import type { AlterResponse } from './referenceProvider/service';
import { cli } from './runCli';
import type { Run } from './runCli';

/** For a run of the verifier on a busy machine, in ms. */
const LIMIT_MS = 60_000;
const inTime = { timeout: LIMIT_MS };
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'other-'));
const junitFile = join(folder, 'junit.xml');
const junit = () => readFileSync(junitFile, 'utf8');

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(bend?: AlterResponse): Promise<string> {
  const server = referenceProvider(bend);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function verify(bend?: AlterResponse, ...more: string[]): Promise<Run> {
  const origin = await start(bend);
  const urls = ['--provider-url', origin, '--state-url', `${origin}/states`];
  return cli(...urls, '--junit', junitFile, ...more);
}

describe('another service that keeps the contract', inTime, () => {
  it('passes with its own ids, values, fields and statuses, without what is unread, what is assumed included', async () => {
    const { code, output } = await verify(undefined, '--assumed');
    expect(output.split('\n').filter((line) => line.includes('FAILED'))).toEqual([]);
    expect(output).toMatch(/^1\d\d passed, 0 failed$/m);
    expect(code).toBe(0);
    expect(junit()).not.toContain('<failure');
  });

  it('can be asked about one domain, or about one word', async () => {
    const inDomain = await verify(undefined, '--domain', 'activity');
    expect(inDomain.output).toMatch(/^[2-9] passed, 0 failed$/m);
    expect(inDomain.output).not.toContain('houses');
    expect((await verify(undefined, '--only', 'houseLIST')).output).toMatch(
      /^3 passed, 0 failed$/m,
    );
    const assumed = await verify(undefined, '--domain', 'assumed', '--only', 'packageBuyInfo');
    expect(assumed.output).toMatch(/ok +what a house is subscribed to$/m);
  });

  it('is not asked at all about a domain that is none, or a word that is nowhere', async () => {
    expect(await verify(undefined, '--domain', 'billings')).toMatchObject({
      code: 2,
      output: expect.stringContaining('--domain must be one of auth, house'),
    });
    const { code, output } = await verify(undefined, '--only', 'no such word');
    expect(code).toBe(1);
    expect(output).toContain('No interaction is like that.');
  });
});

describe('another service that breaks the contract', inTime, () => {
  let run: Run;
  let report = '';

  beforeAll(async () => {
    const bends = new Map(faultyProviders.map(({ call, bend }) => [call, bend]));
    run = await verify((call, sent) => bends.get(call)?.(sent) ?? sent);
    report = junit();
  }, LIMIT_MS);

  it('ends with exit code 1', () => {
    expect(run.code).toBe(1);
  });

  it.each(faultyProviders)('reports: $what', ({ call, reported: [description, reason] }) => {
    const [, after = ''] = run.output.split(`  FAILED  ${description}\n`);
    const [request = '', ...reasons] = after.split(/\n(?! {10})/)[0]?.split('\n') ?? [];
    const [method = '', path = ''] = call.replace(/\{.*/, '').split(' ');
    expect(request).toContain(`${method} ${path}`);
    expect(reasons.join('\n')).toMatch(reason);
  });

  it.each(faultyProviders)('is in the JUnit file: $what', ({ reported: [description, reason] }) => {
    const [, testCase = ''] = report.split(`name="${description}"><failure message="`);
    expect(testCase.split('</failure>')[0]).toMatch(reason);
  });

  it('fails for nothing else', () => {
    const failed = [...run.output.matchAll(/FAILED .*\n +(\w+) (\S+), state/g)];
    const others = failed.filter(
      ([, method, path]) =>
        !faultyProviders.some(({ call }) =>
          `${method} ${path}`.startsWith(call.replace(/\{.*/, '')),
        ),
    );
    expect(others.map(([, , path]) => path)).toEqual([]);
    const [, count = ''] = /, (\d+) failed/.exec(run.output) ?? [];
    expect(report.match(/<failure/g)).toHaveLength(Number(count));
    expect(failed).toHaveLength(Number(count));
  });
});

describe('a state URL', inTime, () => {
  const onBills = ['--only', 'getPageOrderList'];

  it('reports the name of a state that the service does not know', async () => {
    const knowsLess: AlterResponse = (call, sent) =>
      call === 'states' && sent.text === 'many-bills' ? { ...sent, status: 404 } : sent;
    const { code, output } = await verify(knowsLess, ...onBills);
    expect(code).toBe(1);
    expect(output).toMatch(
      /FAILED +the second page of the bills\n.*getPageOrderList.*\n.*the state "many-bills"$/m,
    );
    expect(output).toMatch(/^4 passed, 1 failed$/m);
  });

  it('that is down ends the run before it begins, and the JUnit file says so', async () => {
    const origin = await start();
    const args = ['--provider-url', origin, '--state-url', 'http://127.0.0.1:9/states'];
    const { code, output } = await cli(...args, '--junit', junitFile, ...onBills);
    expect(code).toBe(1);
    expect(output).toContain('The state URL cannot be reached at http://127.0.0.1:9/states');
    expect(junit()).toMatch(/tests="1" failures="1"[\s\S]*The state URL cannot be reached/);
  });
});

describe('a service that is down', inTime, () => {
  it('ends the run before it begins, and the JUnit file says so', async () => {
    const args = ['--provider-url', 'http://127.0.0.1:9', '--junit', junitFile];
    const { code, output } = await cli(...args);
    expect(code).toBe(1);
    expect(output).toContain('The provider cannot be reached at http://127.0.0.1:9/');
    expect(junit()).toMatch(/tests="1" failures="1"[\s\S]*The provider cannot be reached/);
  });
});
