import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cli } from './testing/runCli';
import { pactFolder } from './testing/pact';
import { close, listen } from './testing/service';

/** The responses of the test service below, by path; any other path returns 404. */
let answers: Record<string, unknown> = {};
let statesAsked: string[] = [];
let asked = 0;

const service = createServer((req, res) => {
  asked += 1;
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
let folder: ReturnType<typeof pactFolder>;

beforeEach(async () => {
  origin = `http://127.0.0.1:${await listen(service)}`;
  folder = pactFolder();
  statesAsked = [];
  asked = 0;
  answers = { '/documented': { code: 200 }, '/assumed': { code: 200 } };
});

afterEach(async () => {
  folder.remove();
  await close(service);
});

const junit = () => readFileSync(folder.junit, 'utf8');
const files = () => ['--pacts', folder.dir, '--junit', folder.junit];
const verify = (...more: string[]) => cli('--provider-url', origin, ...files(), ...more);

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

  it('refuses files that cannot be used, before it sends a request', async () => {
    const url = ['--provider-url', origin];
    const missing = join(folder.dir, 'missing');
    expect(await cli(...url, '--pacts', missing)).toMatchObject({
      code: 2,
      output: expect.stringContaining(`--pacts: ${missing} cannot be read (ENOENT).`),
    });
    expect(await cli(...url, '--pacts', 'contracts')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/--pacts: .*backend\.json cannot be read \(ENOENT\)/),
    });
    expect(await verify('--junit', folder.dir)).toMatchObject({
      code: 2,
      output: expect.stringContaining('cannot be written (it is a folder).'),
    });
    expect(await verify('--junit', 'package.json/junit.xml')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/--junit: .*package\.json\/junit\.xml cannot be written/),
    });
    expect(asked).toBe(0);
  });

  it('prints requests and responses with --show, without a service', async () => {
    await new Promise((resolve) => service.close(resolve));
    const { code, output } = await cli('--show', '--only', 'the bills that were refunded');
    expect(code).toBe(0);
    const [, question, , answer] = output.split(/^(GET .*|HTTP .*)$/m);
    expect(question).toMatch(/getPageOrderList\?.*orderStatus=8/);
    expect(output).toContain('state "refunded-order"');
    expect(output).toContain('token: access-1001');
    // Each value of the answer is marked: fixed, or what is required of it.
    expect(output).toContain('"code": 200,  // fixed');
    expect(output).toMatch(/"list": \[ {2}\/\/ a list of at least 1$/m);
    expect(output).toMatch(/"orderId": "80001",? {2}\/\/ text, not empty$/m);
    expect(answer).toBe('HTTP 200');
    expect(output).toContain('"orderId": "80001"');
    const { output: refusal } = await cli('--show', '--only', 'the houses, asked for with a token');
    expect(refusal).toMatch(/^HTTP 200 {2}\/\/ or any 2xx or 4xx$/m);
    // In a list that must contain one item, what is only typed is not fixed.
    const { output: houses } = await cli('--show', '--only', 'with a house of somebody else');
    expect(houses).toMatch(/"data": \[ {2}\/\/ a list with an item that has isOwner false$/m);
    expect(houses).toMatch(/"isOwner": false,? {2}\/\/ fixed$/m);
    expect(houses).toMatch(/"id": "30001",? {2}\/\/ text, not empty$/m);
    expect(houses).toMatch(/"name": "[^"]+",? {2}\/\/ text$/m);
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
    expect(junit()).toContain('tests="1" failures="0"');
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
      /FAILED +a request for \/documented\n +GET \/documented.*\n +\$\.code: got 400 .*\n +expected: exactly 200$/m,
    );
    expect(output).toContain('0 passed, 1 failed');
    expect(junit()).toContain('<failure message="GET /documented"><![CDATA[$.code: got 400 ');
  });

  it('reports the request and the file of the violated contract', async () => {
    const { path, query } = { path: '/payGateway/payModeList', query: { houseId: ['30001'] } };
    folder.documented({ path, query });
    answers[`${path}?houseId=30001`] = { code: 400 };
    const { output } = await verify();
    const place = 'payModeList in contracts/openapi.json, written from contracts/domains/package';
    expect(output).toContain(`GET ${path}?houseId=30001, state "demo"`);
    expect(output).toMatch(new RegExp(`\\n {10}see ${place}`));
    expect(junit()).toContain(`see ${place}`);
  });

  it('reports the state that the state URL refused', async () => {
    folder.documented({ path: '/documented', state: 'unknown-state' });
    const { code, output } = await verify('--state-url', `${origin}/states`);
    expect(code).toBe(1);
    expect(output).toContain('did not put the service into the state "unknown-state": HTTP 404');
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
    expect(output).toContain('must answer 200 to the empty state. It answered HTTP 404');
  });

  it('prints the states of a domain with their meaning and calls with --states', async () => {
    await close(service);
    const { code, output } = await cli('--states', '--domain', 'billing');
    expect(code).toBe(0);
    expect(output).toMatch(
      /^billing-address-abroad\n {2}A customer with a billing address in Germany\..*\n {2}\d interactions: .*getUserBillInfo/m,
    );
    expect(output).not.toContain('promotion-running');
    expect(output.indexOf('demo\n')).toBeLessThan(output.indexOf('session-expired\n'));
    folder.documented({ path: '/a', state: 'new', params: { devices: 3 } });
    const other = await cli('--states', '--pacts', folder.dir);
    expect(other.output).toContain('new\n  1 interaction: GET /a\n  values: devices 3');
  });
});
