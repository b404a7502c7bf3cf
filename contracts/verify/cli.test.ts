import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSUMED, DOCUMENTED } from './pactFiles.mjs';
import { cli } from './runCli';

/** The answer of the little service below, by path; what is not here is answered with 404. */
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

/** On a busy machine a run of the verifier takes its time. */
const inTime = { timeout: 60_000 };

describe('the command for backend teams', inTime, () => {
  it('says how it is used, and refuses wrong arguments with exit code 2', async () => {
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
    // Of two domains one would go green unread.
    expect((await verify('--domain', 'giftCard', '--domain', 'activity')).code).toBe(2);
  });

  it('shows what is sent and what may come, without a service', async () => {
    await new Promise((resolve) => service.close(resolve));
    const { code, output } = await cli('--show', '--only', 'the bills that were refunded');
    expect(code).toBe(0);
    const [, question, , answer] = output.split(/^(GET .*|HTTP .*)$/m);
    expect(question).toMatch(/getPageOrderList\?.*orderStatus=8/);
    expect(output).toContain('state "refunded-order"');
    expect(output).toContain('token: access-1001');
    expect(answer).toBe('HTTP 200');
    expect(output).toContain('"orderId": "80001"');
    // A form stands in the pact in base 64, which is never read.
    const form = await cli('--show', '--only', 'an upload of log entries');
    expect(form.output).toContain('name="data"');
    expect((await cli('--show', '--only', 'no such word')).code).toBe(1);
  });

  it('says that a provider cannot be reached', async () => {
    await new Promise((resolve) => service.close(resolve));
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toContain(`The provider cannot be reached at ${origin}/ (ECONNREFUSED).`);
  });

  it('ends with 0 when all is well, after putting the service into each state', async () => {
    const { code, output } = await verify('--state-url', `${origin}/states`);
    expect(output).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    expect(statesAsked).toContain('demo');
    expect(readFileSync(junit(), 'utf8')).toContain('tests="1" failures="0"');
  });

  it(
    'a guess of ours cannot fail a build: assumed calls are verified only when asked for',
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

  it('says what is wrong with an answer, also in the JUnit file', async () => {
    answers['/documented'] = { code: 400 };
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toMatch(
      /FAILED +a request for \/documented\n +GET \/documented.*\n +\$\.code: /,
    );
    expect(output).toContain('0 passed, 1 failed');
    expect(readFileSync(junit(), 'utf8')).toContain('<failure message="GET /documented">$.code: ');
  });

  it('says where the contract is that an answer breaks, and what was asked', async () => {
    const { path, query } = { path: '/payGateway/payModeList', query: { houseId: ['30001'] } };
    writePact(DOCUMENTED, path, 'demo', query);
    const { output } = await verify();
    const place = 'payModeList in contracts/openapi.json, written from contracts/domains/package';
    expect(output).toContain(`GET ${path}?houseId=30001, state "demo"`);
    expect(output).toMatch(new RegExp(`\\n {10}see ${place}`));
    expect(readFileSync(junit(), 'utf8')).toContain(`see ${place}`);
  });

  it('says which state the service could not be put into', async () => {
    writePact(DOCUMENTED, '/documented', 'unknown-state');
    const { code, output } = await verify('--state-url', `${origin}/states`);
    expect(code).toBe(1);
    expect(output).toContain('did not put the service into the state "unknown-state"');
  });

  it('notices a mock server that is not that of this clone', async () => {
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

  it('does not begin when the state URL refuses the empty state', async () => {
    const { code, output } = await verify('--state-url', `${origin}/nothing-here`);
    expect(code).toBe(1);
    expect(output).toContain('answered HTTP 404 to the empty state; it must answer 200.');
  });
});
