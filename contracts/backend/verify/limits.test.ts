/** What ends a run: its limits, signals, and states that fail. Nothing keeps running afterwards. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { cliWith, startCli } from './testing/runProgram';
import { sendJson } from './testing/service';
import type { Handler } from './testing/service';

const inTime = { timeout: 60_000 };
const { folder, files, junit, start } = fixture();

/** It answers at its root and its state URL, and nowhere else. */
const hanging: Handler = ({ url }, response) =>
  ['/', '/states'].includes(url) ? sendJson(response, 200, {}) : undefined;

/** The command with its temporary files in the folder of the test, by which its processes are found. */
const verify = (url: string, ...more: string[]) =>
  cliWith({ TMPDIR: folder().dir }, '--provider-url', url, ...files(), ...more);

function verifiers(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return command.includes(`verifier\0--file\0${folder().dir}`);
    } catch {
      return false;
    }
  });
}

const hasProc = existsSync('/proc/self/cmdline');

/** Nothing of the run is left: no process, no temporary file. */
async function expectNothingLeft() {
  if (hasProc) await expect.poll(verifiers, { timeout: 20_000 }).toEqual([]);
  expect(readdirSync(folder().dir).filter((name) => name.startsWith('pact-'))).toEqual([]);
}

describe('a service that answers at its root and hangs elsewhere', inTime, () => {
  beforeEach(() => {
    folder().documented({ path: '/one' }, { path: '/two' }, { path: '/three' });
  });

  it('fails each request after --timeout', async () => {
    const { url } = await start(hanging);
    const { code, output } = await verify(url, '--timeout', '4', '--only', '/one');
    expect(code).toBe(1);
    expect(output).toContain('0 passed, 1 failed');
    expect(output).toContain('error sending request: timed out after 4 s');
    expect(junit()).toContain('timed out after 4 s');
    await expectNothingLeft();
  });

  it('ends the whole run after --run-timeout; what was not run fails', async () => {
    const { url } = await start(hanging);
    const { code, output } = await verify(url, '--run-timeout', '10');
    expect(code).toBe(1);
    expect(output).toMatch(/FAILED +a request for \/one \(\d+ ms\)/);
    expect(output).toContain('the whole run took longer than 10 s');
    expect(output).toContain('2 interactions were not run');
    expect(output).toContain('0 passed, 3 failed');
    expect(junit().match(/<failure/g)).toHaveLength(3);
    await expectNothingLeft();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends with its report on %s', async (signal) => {
    const { asked, url } = await start(hanging);
    const { child, ended } = startCli({ TMPDIR: folder().dir }, '--provider-url', url, ...files());
    const hangs = () => asked.some((one) => one.url === '/one');
    await expect.poll(hangs, { timeout: 30_000 }).toBe(true);
    if (hasProc) expect(verifiers()).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(junit()).toContain(`the run was interrupted (${signal})`);
    await expectNothingLeft();
  });

  it.runIf(hasProc)('leaves no process when the command is killed', async () => {
    const { asked, url } = await start(hanging);
    const { child, ended } = startCli({ TMPDIR: folder().dir }, '--provider-url', url, ...files());
    const hangs = () => asked.some((one) => one.url === '/one');
    await expect.poll(hangs, { timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(verifiers, { timeout: 20_000 }).toEqual([]);
  });

  it('is named while it is waited for, with the results before it', async () => {
    let release: (() => void) | undefined;
    const { url } = await start((one, response) => {
      if (one.url !== '/two') return false;
      release = () => sendJson(response, 200, { code: 200 });
      return undefined;
    });
    const { child, ended } = startCli({ TMPDIR: folder().dir }, '--provider-url', url, ...files());
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(/waits +a request for \/two$/m);
    release?.();
    await ended;
    expect(output).toContain('3 passed, 0 failed');
  });
});

describe('states that fail', inTime, () => {
  const failsFor =
    (status: number, ...states: string[]): Handler =>
    (one, response) => {
      if (one.url !== '/states') return false;
      const { state } = JSON.parse(one.body) as { state: string };
      return states.includes(state) ? sendJson(response, status, { error: 'no fixture' }) : false;
    };

  it('are reported at the start with status and body; only their interactions fail, without a request', async () => {
    folder().documented(
      { path: '/one', state: 'broken' },
      { path: '/two', state: 'demo' },
      { path: '/three', state: 'broken' },
      { path: '/four', state: 'broken-too' },
    );
    const { asked, url } = await start(failsFor(503, 'broken', 'broken-too'));
    const { code, output } = await verify(url, '--state-url', `${url}/states`);
    expect(code).toBe(1);
    expect(output).toMatch(/^States: 1 of 3 are known$/m);
    const answer = 'HTTP 503, "{\\"error\\":\\"no fixture\\"}"';
    expect(output).toContain(`  ${answer}: "broken", "broken-too"`);
    const failure = `the state URL did not put the service into the state "broken": ${answer}`;
    expect(output).toContain(`The same in 2 interactions:\n          ${failure}`);
    expect(output).toContain('1 passed, 3 failed');
    const paths = asked.map((one) => one.url);
    expect(paths).toContain('/two');
    expect(paths).not.toContain('/one');
    expect(asked.filter(({ body }) => body.includes('"broken"'))).toHaveLength(1);
  });

  it('are not asked again and again if they fail later', async () => {
    let left = 1;
    const { asked, url } = await start((one, response) => {
      if (!one.body.includes('"demo"')) return false;
      left -= 1;
      return left < 0 && sendJson(response, 500, 'out of order');
    });
    const { output } = await verify(url, '--state-url', `${url}/states`);
    expect(output).toContain('the state "demo": HTTP 500, "\\"out of order\\""');
    expect(asked.filter(({ body }) => body.includes('"demo"'))).toHaveLength(2);
  });

  it('that redirect are reported with the address', async () => {
    const { url } = await start((one, response) => {
      if (one.url !== '/states') return false;
      response.writeHead(301, { Location: '/states/' });
      return response.end();
    });
    const { output } = await verify(url, '--state-url', `${url}/states`);
    expect(output).toContain(
      'must answer 200 to the empty state. It answered HTTP 301 to /states/.',
    );
  });

  it('get their parameters, and return values for the request', async () => {
    const generators = {
      path: {
        type: 'ProviderState',
        expression: '/plans/${planId}/${orderId}',
        dataType: 'STRING',
      },
    };
    const params = { devices: 3 };
    const others = ['an-order'];
    folder().documented({ path: '/plans/1/2', state: 'a-plan', params, others, generators });
    const values = { 'a-plan': { planId: 'f81d4fae' }, 'an-order': { orderId: 'a765' }, '': {} };
    const { asked, url } = await start((one, response) => {
      if (one.url !== '/states') return false;
      const { state } = JSON.parse(one.body) as { state: keyof typeof values };
      return sendJson(response, 200, values[state]);
    });
    const { code } = await verify(url, '--state-url', `${url}/states`);
    expect(code).toBe(0);
    const states = asked.filter((one) => one.url === '/states').map(({ body }) => body);
    expect(states.map((body) => JSON.parse(body) as unknown)).toContainEqual({
      action: 'setup',
      params,
      state: 'a-plan',
    });
    expect(asked.map((one) => one.url)).toContain('/plans/f81d4fae/a765');
  });

  it('hear which value they left out, where the request fails with that of the contract', async () => {
    const path = { type: 'ProviderState', expression: '/plans/${planId}', dataType: 'STRING' };
    const params = { planId: '1' };
    folder().documented({ path: '/plans/1', state: 'a-plan', params, generators: { path } });
    let values = {};
    const { url } = await start((one, response) =>
      one.url === '/states' ? sendJson(response, 200, values) : sendJson(response, 200, {}),
    );
    const said = 'state "a-plan"; your state URL gave no "planId", so it has that of the contract';
    expect((await verify(url, '--state-url', `${url}/states`)).output).not.toContain(said);
    values = { plan_id: 'f81d4fae' };
    expect((await verify(url, '--state-url', `${url}/states`)).output).toContain(said);
  });
});
