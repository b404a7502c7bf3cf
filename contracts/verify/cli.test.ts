import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSUMED, DOCUMENTED } from './pactFiles.mjs';
import { cli } from './runCli';

/** The responses of the test service below, by path; any other path returns 404. */
let answers: Record<string, unknown> = {};
let statesAsked: string[] = [];

const service = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    if (req.url === '/states') statesAsked.push((JSON.parse(body) as { state: string }).state);
    const answer = req.url === '/states' ? {} : answers[req.url ?? ''];
    const known = answer !== undefined && !body.includes('"unknown-state"');
    res.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
});

let origin = '';
let folder = '';

beforeEach(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  statesAsked = [];
  answers = { '/documented': { code: 200 }, '/assumed': { code: 200 } };
  writePact(DOCUMENTED, '/documented');
  writePact(ASSUMED, '/assumed');
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

function writePact(file: string, path: string, state = 'demo', query = {}) {
  const headers = { 'Content-Type': ['application/json'] };
  const content = { contentType: 'application/json', encoded: false, content: { code: 200 } };
  const pact = {
    consumer: { name: 'portal' },
    provider: { name: 'backend' },
    interactions: [
      {
        type: 'Synchronous/HTTP',
        description: `a request for ${path}`,
        pending: false,
        providerStates: [{ name: state }],
        request: { method: 'GET', path, query },
        response: { status: 200, headers, body: content },
      },
    ],
    metadata: { pactSpecification: { version: '4.0' } },
  };
  writeFileSync(join(folder, file), JSON.stringify(pact));
}

const junit = () => join(folder, 'junit.xml');
const verify = (...more: string[]) =>
  cli(...['--provider-url', origin, '--pacts', folder, '--junit', junit()], ...more);

/** A run of the verifier is slow on a busy machine. */
const inTime = { timeout: 60_000 };

describe('contracts:verify', inTime, () => {
  it('prints its usage, and refuses wrong arguments with exit code 2', async () => {
    expect(await cli('--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('--provider-url URL'),
    });
    expect(await cli()).toMatchObject({
      code: 2,
      output: expect.stringContaining('--provider-url is missing.'),
    });
    expect((await cli('--provider-url', 'staging')).code).toBe(2);
    expect((await verify('--surprise')).code).toBe(2);
    // Two domains are refused: only one of them would be verified.
    expect((await verify('--domain', 'giftCard', '--domain', 'activity')).code).toBe(2);
  });

  it('prints requests and responses with --show, without a service', async () => {
    await new Promise((resolve) => service.close(resolve));
    const { code, output } = await cli('--show', '--only', 'the bills that were refunded');
    expect(code).toBe(0);
    const [, question, , answer] = output.split(/^(GET .*|HTTP .*)$/m);
    expect(question).toMatch(/getPageOrderList\?.*orderStatus=8/);
    expect(output).toContain('state "refunded-order"');
    expect(output).toContain('token: access-1001');
    expect(answer).toBe('HTTP 200');
    expect(output).toContain('"orderId": "80001"');
    // The pact stores a form in base 64; `--show` prints it decoded.
    const form = await cli('--show', '--only', 'an upload of log entries');
    expect(form.output).toContain('name="data"');
    expect((await cli('--show', '--only', 'no such word')).code).toBe(1);
  });

  it('reports that the provider cannot be reached', async () => {
    await new Promise((resolve) => service.close(resolve));
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toContain(`The provider cannot be reached at ${origin}/ (ECONNREFUSED).`);
  });

  it('requests each provider state and exits with 0 if all interactions pass', async () => {
    const { code, output } = await verify('--state-url', `${origin}/states`);
    expect(output).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    expect(statesAsked).toContain('demo');
    expect(readFileSync(junit(), 'utf8')).toContain('tests="1" failures="0"');
  });

  it(
    'verifies assumed calls only with --assumed, so that an assumption cannot fail a build',
    { tags: ['7.pact.01'] },
    async () => {
      answers['/assumed'] = { code: 500 };
      expect(await verify()).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 passed, 0 failed'),
      });
      const { code, output } = await verify('--assumed');
      expect(code).toBe(1);
      expect(output).toContain('1 passed, 1 failed');
    },
  );

  it('reports the mismatch in a response, also in the JUnit file', async () => {
    answers['/documented'] = { code: 400 };
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toMatch(
      /FAILED +a request for \/documented\n +GET \/documented.*\n +\$\.code: /,
    );
    expect(output).toContain('0 passed, 1 failed');
    expect(readFileSync(junit(), 'utf8')).toContain('<failure message="GET /documented">$.code: ');
  });

  it('reports the request and the file of the violated contract', async () => {
    const { path, query } = { path: '/payGateway/payModeList', query: { houseId: ['30001'] } };
    writePact(DOCUMENTED, path, 'demo', query);
    const { output } = await verify();
    const place = 'payModeList in contracts/openapi.json, written from contracts/domains/package';
    expect(output).toContain(`GET ${path}?houseId=30001, state "demo"`);
    expect(output).toMatch(new RegExp(`\\n {10}see ${place}`));
    expect(readFileSync(junit(), 'utf8')).toContain(`see ${place}`);
  });

  it('reports the state that the state URL refused', async () => {
    writePact(DOCUMENTED, '/documented', 'unknown-state');
    const { code, output } = await verify('--state-url', `${origin}/states`);
    expect(code).toBe(1);
    expect(output).toContain('did not put the service into the state "unknown-state"');
  });

  it('fails for a mock server with other contracts than this clone', async () => {
    answers['/__mock/health'] = { status: 'ok', contracts: '0123456789ab' };
    const url = `${origin}/__mock/provider-states`;
    for (const health of [answers['/__mock/health'], { status: 'ok' }, undefined]) {
      answers['/__mock/health'] = health;
      const { code, output } = await verify('--state-url', url);
      expect(code).toBe(1);
      expect(output).toContain('has other contracts than this clone');
    }
    expect(statesAsked).toEqual([]);
  });

  it('does not start if the state URL refuses the empty state', async () => {
    const { code, output } = await verify('--state-url', `${origin}/nothing-here`);
    expect(code).toBe(1);
    expect(output).toContain('answered HTTP 404 to the empty state; it must answer 200.');
  });
});
