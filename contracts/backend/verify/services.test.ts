/**
 * The contract works for any provider, not only for the mock server: an independent implementation
 * passes, and each contract violation is reported by call and field.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultyServices } from '../../testing/referenceService/faults';
import { referenceService } from '../../testing/referenceService/service';
import type { AlterResponse } from '../../testing/referenceService/service';
import { ownSessionAndPlan, ownValues, untoldValues } from '../../testing/referenceService/values';
import type { StateValues } from '../../testing/referenceService/values';
import { cli } from './testing/runCli';
import type { Run } from '../testing/runCommand';

/** Timeout of a verifier run on a busy machine, in ms. */
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

async function start(bend?: AlterResponse, valuesOf?: () => StateValues): Promise<string> {
  const server = referenceService(bend, valuesOf);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function verifyAt(origin: string, ...more: string[]): Promise<Run> {
  const urls = ['--provider-url', origin, '--state-url', `${origin}/states`];
  return cli(...urls, '--junit', junitFile, ...more);
}

const verify = async (bend?: AlterResponse, ...more: string[]): Promise<Run> =>
  verifyAt(await start(bend), ...more);

const failuresIn = ({ output }: Run) =>
  output.split('\n').filter((line) => line.includes('FAILED'));

describe('a provider that meets the contract', inTime, () => {
  it('passes with different ids, values, extra fields and statuses, without unread fields, and with --assumed', async () => {
    const run = await verify(undefined, '--assumed');
    expect(failuresIn(run)).toEqual([]);
    expect(run.output).toMatch(/^1\d\d passed, 0 failed$/m);
    expect(run.code).toBe(0);
    expect(junit()).not.toContain('<failure');
  });

  it('is verified for one domain or one word only with --domain or --only', async () => {
    const inDomain = await verify(undefined, '--domain', 'activity');
    expect(inDomain.output).toMatch(/^[2-9] passed, 0 failed$/m);
    expect(inDomain.output).not.toContain('houses');
    expect((await verify(undefined, '--only', 'houseLIST')).output).toMatch(
      /^5 passed, 0 failed$/m,
    );
    const assumed = await verify(undefined, '--domain', 'assumed', '--only', 'packageBuyInfo');
    expect(assumed.output).toMatch(
      /ok +packageBuyInfoV2: what a house is subscribed to \(HTTP 200, \d+ ms\)$/m,
    );
  });

  it('is not verified with an unknown domain or a word that no interaction contains', async () => {
    expect(await verify(undefined, '--domain', 'billings')).toMatchObject({
      code: 2,
      output: expect.stringContaining('--domain must be one of auth, house'),
    });
    const { code, output } = await verify(undefined, '--only', 'no such word');
    expect(code).toBe(1);
    expect(output).toContain('No interaction is like that.');
  });
});

describe('a provider with values that the contract does not know', inTime, () => {
  it('passes if its state URL answers with its ids, tokens, prices and encrypted password', async () => {
    const run = await verifyAt(await start(undefined, ownValues), '--assumed');
    expect(failuresIn(run)).toEqual([]);
    expect(run.output).toMatch(/^1\d\d passed, 0 failed$/m);
  });

  it('passes if its state URL answers with some values; requests carry the others of the contract', async () => {
    const run = await verifyAt(await start(undefined, ownSessionAndPlan), '--assumed');
    expect(failuresIn(run)).toEqual([]);
    expect(run.output).toMatch(/^1\d\d passed, 0 failed$/m);
  });

  it('fails if its state URL answers nothing', async () => {
    const { code, output } = await verifyAt(await start(undefined, untoldValues));
    expect(code).toBe(1);
    expect(output).toContain('FAILED  houseList: the houses of the account');
    expect(output).toContain('FAILED  login: a sign-in with e-mail and password');
  });
});

describe('a provider that violates the contract', inTime, () => {
  let run: Run;
  let report = '';

  beforeAll(async () => {
    const bends = new Map(faultyServices.map(({ call, bend }) => [call, bend]));
    run = await verify((call, sent) => bends.get(call)?.(sent) ?? sent);
    report = junit();
  }, LIMIT_MS);

  it('makes the command end with exit code 1', () => {
    expect(run.code).toBe(1);
  });

  it.each(faultyServices)('is reported if $what', ({ call, reported: [description, reason] }) => {
    // Alone, or in the list of the interactions with the same difference.
    const [, failures = ''] = run.output.split('\nWrong\n');
    const name = ` ${description}\n          ${call.replace(/\{.*/, '')}`;
    const blocks = failures.split('\n\n').filter((block) => block.includes(name));
    expect(blocks.join('\n')).toMatch(reason);
  });

  it.each(faultyServices)(
    'is listed in the JUnit file if $what',
    ({ reported: [description, reason] }) => {
      const [, testCase = ''] = report.split(` name="${description}">`);
      expect(testCase.split('</failure>')[0]).toMatch(reason);
    },
  );

  it('has no failures other than these', () => {
    const failed = [...run.output.matchAll(/^ {2}FAILED .* ms\)$/gm)];
    const requests = [...run.output.matchAll(/^ {10}(\w+) (\S+), state/gm)];
    const others = requests.filter(
      ([, method, path]) =>
        !faultyServices.some(({ call }) =>
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

  it('is reported with its answer and the name of a state that it refuses', async () => {
    const knowsLess: AlterResponse = (call, sent) =>
      call === 'states' && sent.text === 'many-bills' ? { ...sent, status: 404 } : sent;
    const { code, output } = await verify(knowsLess, ...onBills);
    expect(code).toBe(1);
    expect(output).toContain('FAILED  getPageOrderList: the second page of the bills (');
    const failure = 'the state URL did not put the service into the state "many-bills": HTTP 404';
    expect(output).toContain(`The same in 2 interactions:\n          ${failure}`);
    expect(output).toMatch(/^\d passed, 2 failed$/m);
  });

  it('that is down stops the run at the start, with an error in the JUnit file', async () => {
    const origin = await start();
    const args = ['--provider-url', origin, '--state-url', 'http://127.0.0.1:9/states'];
    const { code, output } = await cli(...args, '--junit', junitFile, ...onBills);
    expect(code).toBe(1);
    expect(output).toContain('The state URL cannot be reached at http://127.0.0.1:9/states');
    expect(junit()).toMatch(/tests="1" failures="1"[\s\S]*The state URL cannot be reached/);
  });
});

describe('a provider that is down', inTime, () => {
  it('stops the run at the start, with an error in the JUnit file', async () => {
    const args = ['--provider-url', 'http://127.0.0.1:9', '--junit', junitFile];
    const { code, output } = await cli(...args);
    expect(code).toBe(1);
    expect(output).toContain('The provider cannot be reached at http://127.0.0.1:9/');
    expect(junit()).toMatch(/tests="1" failures="1"[\s\S]*The provider cannot be reached/);
  });
});
