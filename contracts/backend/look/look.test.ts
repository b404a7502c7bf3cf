/** A first look at a service without states: what it finds, what it leaves alone, and no false alarm. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../testing/referenceService/account';
import { referenceService } from '../../testing/referenceService/service';
import type { AlterResponse, Sent } from '../../testing/referenceService/service';
import { stateNames } from '../../testing/referenceService/states';
import { documentedValues } from '../../testing/referenceService/values';
import { cli } from '../verify/testing/runCli';

const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'look-'));
const junit = ['--junit', join(folder, 'junit.xml')];
const { accessToken, username } = documentedValues().values;

afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A service in a state; `calls` are those that it gets. */
async function start(state: string, bend: AlterResponse = (_, sent) => sent, params = {}) {
  const calls: string[] = [];
  const server = referenceService((call, sent) => {
    if (call !== 'states') calls.push(call);
    return bend(call, sent);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${origin}/states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params }),
  });
  return { origin, calls };
}

async function lookAt(origin: string, ...more: string[]) {
  return cli('--provider-url', origin, '--token', accessToken, ...junit, ...more);
}

async function look(state: string, bend?: AlterResponse, params = {}) {
  const { origin, calls } = await start(state, bend, params);
  return { ...(await lookAt(origin)), calls };
}

/** The service with another body of one call. */
const withBody =
  (wanted: string, change: (text: string) => string): AlterResponse =>
  (call, sent) =>
    call === wanted ? { ...sent, text: change(sent.text) } : sent;

/** The groups of the report by title: the lines that are not indented. */
const groupsOf = (output: string) =>
  Object.fromEntries(
    output.split(/^(?=\S)/m).map((part) => {
      const [title = '', ...lines] = part.trim().split('\n');
      return [title.replace(/:.*/, ''), lines.join('\n')];
    }),
  );

/** The counts of all suites in a JUnit file. */
const countsIn = (xml: string) =>
  Object.fromEntries(
    [...(/<testsuites ([^>]*)>/.exec(xml)?.[1] ?? '').matchAll(/(\w+)="(\d+)"/g)].map(
      ([, name = '', count]) => [name, Number(count)],
    ),
  );

const goods = `GET ${plans}/getRecordGoodsList`;

const ENDED = [
  'session-expired',
  'session-replaced',
  'access-token-expired',
  'access-token-renewed',
];

describe('a service that meets the contract', () => {
  const states = stateNames.filter((name) => !ENDED.includes(name));

  it.each(states)('has nothing wrong, with the account of "%s"', async (state) => {
    const { code, output } = await look(state);
    expect(groupsOf(output)['Wrong']).toBeUndefined();
    expect(output).toMatch(/^\d+ requests, none of which changes anything\./m);
    expect(code).toBe(0);
  });

  it('gets only calls that read', async () => {
    const { calls } = await look('demo');
    const reading = /getPackageBindDevList$|^GET (?!.*\/update)/;
    expect(calls.filter((call) => !reading.test(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(20);
  });

  it('passes with a byte order mark, and 200.0 and 5.0 for whole numbers', async () => {
    const { code } = await look('demo', (call, sent) =>
      call === 'states'
        ? sent
        : { ...sent, text: `\ufeff${sent.text.replace('"code":200', '"code":200.0')}` },
    );
    expect(code).toBe(0);
  });

  it('says which state shows what the account does not have', async () => {
    const { output } = await look('demo');
    const { ['Not seen']: notSeen } = groupsOf(output);
    expect(notSeen).toMatch(
      /state "refunded-order"\n +- getOrderDetail: an order that was refunded/,
    );
    expect(notSeen).not.toContain('getOrderDetail: an order that was paid');
    const { output: refunded } = await look('refunded-order');
    expect(groupsOf(refunded)['Not seen']).not.toContain('state "refunded-order"');
  });

  it('says that the portal prints dollars', async () => {
    const { code, output } = await look(
      'demo',
      withBody(`GET ${plans}/getRecordGoodsList`, (text) => text.replaceAll('"USD"', '"EUR"')),
    );
    expect(groupsOf(output)['To know']).toContain('Prices are in EUR. The portal prints $');
    expect(code).toBe(0);
  });
});

describe('the files', () => {
  it('have what is wrong as failures, and what was not seen as skipped', async () => {
    const page = join(folder, 'look.html');
    const { origin } = await start(
      'demo',
      withBody(goods, (text) => text.replace(/"price":[\d.]+/, '"price":"<b>2.995</b>"')),
    );
    const { output } = await lookAt(origin, '--html', page);
    expect(output).toContain(`HTML: ${page}`);
    const xml = readFileSync(join(folder, 'junit.xml'), 'utf8');
    const { tests = 0, failures, skipped = 0 } = countsIn(xml);
    expect(failures).toBe(1);
    expect(skipped).toBeGreaterThan(10);
    expect(tests - skipped).toBeGreaterThan(20);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('data.list[*].goodsPriceList[*].price</h4>');
    expect(html).toMatch(
      /<dt>Received<\/dt><dd[^>]*>&quot;&lt;b&gt;2\.995&lt;\/b&gt;&quot;<.*<dt>Needed<\/dt><dd>a number</,
    );
    expect(html).toContain('state &quot;refunded-order&quot;</h3>');
    expect(html).not.toMatch(/<script|<b>|https?:\/\/(?!127)/);
  });
});

describe('a half-built service', () => {
  it('has nothing wrong where nothing is built', async () => {
    const built = ['GET /api/ipc/house/houseList', `POST ${plans}/getPackageBindDevList`];
    const unbuilt: Sent = { status: 501, type: 'text/plain', text: 'not yet' };
    const { code, output } = await look('demo', (call, sent) =>
      call === 'states' || built.includes(call) ? sent : unbuilt,
    );
    expect(groupsOf(output)['Wrong']).toBeUndefined();
    expect(groupsOf(output)['Not implemented']).toContain(
      'payModeList: GET /payGateway/payModeList',
    );
    expect(groupsOf(output)['Not implemented']).not.toContain('houseList:');
    expect(groupsOf(output)['Not seen']).not.toContain('payModeList');
    expect(code).toBe(0);
  });
});

/** What no portal can read, or would read wrongly; and what the report says of it. */
const WRONG: readonly (readonly [what: string, call: string, (text: string) => string, RegExp])[] =
  [
    [
      'no address as an empty object',
      `GET ${plans}/getUserBillInfo`,
      (text) => text.replace('"data":null', '"data":{}'),
      /FAILED +getUserBillInfo\n.*\n +data: got \{\}\n +expected: the fields "county", "city", .* or null\n/,
    ],
    [
      'one id for all prices',
      goods,
      (text) => text.replace(/"goodsPriceId":"[^"]*"/g, '"goodsPriceId":"7"'),
      /goodsPriceId: got "7"\n +expected: each of them once/,
    ],
    [
      'a price of three decimals',
      goods,
      (text) => text.replace(/"price":[\d.]+/, '"price":2.995'),
      /price: got 2\.995\n +expected: a sum with at most two decimals/,
    ],
    [
      'a time of the year 1',
      `GET ${plans}/getPackageSubscribeInfo`,
      (text) => text.replace(/"nextRenewal":"[^"]*"/, '"nextRenewal":"0001-01-01T00:00:00Z"'),
      /nextRenewal: got "0001-01-01T00:00:00Z"\n +expected: a time of the years 2000 to 2999 in ISO 8601/,
    ],
    [
      'a plan of another house',
      `GET ${plans}/getPackageSubscribeInfo`,
      (text) => text.replace(/"homeId":"[^"]*"/, '"homeId":"elsewhere"'),
      /data\.homeId: got "elsewhere"\n +expected: the house of the plan/,
    ],
    [
      'a missing field',
      'GET /api/ipc/house/houseList',
      (text) => text.replace(/"isOwner":false,/, ''),
      /FAILED +houseList\n.*\n +data\[\*\]: got no such field\n +expected: the field "isOwner"/,
    ],
    [
      'a covered device among the free ones',
      `GET ${plans}/getUnbindPackageDevList`,
      (text) =>
        text.replace(
          '"data":[',
          `"data":[{"deviceId":"${documentedValues().values.coveredDeviceId}","deviceName":"A"},`,
        ),
      /expected: only devices that no plan covers/,
    ],
    [
      'HTML',
      'GET /payGateway/payModeList',
      () => '<!doctype html>',
      /payModeList\n[^]* +the answer \(HTTP 200\): got no JSON/,
    ],
  ];

describe('a service that breaks the contract', () => {
  it.each(WRONG)('gets a report of %s', async (_, call, change, said) => {
    const { code, output } = await look('demo', withBody(call, change));
    const { ['Wrong']: wrong } = groupsOf(output);
    expect(wrong).toMatch(said);
    expect(wrong).not.toMatch(/\^|\\d/);
    expect(code).toBe(1);
  });

  it.each([
    ['page two is page one', 'only bills that page 1 does not have'],
    ['every second bill is listed twice', 'each of them once'],
  ])('gets a report when %s', async (bug, said) => {
    const { code, output } = await look('many-bills', undefined, { bug });
    expect(groupsOf(output)['Wrong']).toContain(said);
    expect(code).toBe(1);
  });

  it('gets a report when the status filter is ignored', async () => {
    const { output } = await look('refunded-order', undefined, {
      bug: 'the status filter is ignored',
    });
    expect(groupsOf(output)['Wrong']).toContain('only bills of status 5, as asked for');
  });

  it('gets a report when any token is accepted', async () => {
    const any = (call: string, sent: Sent) =>
      call === 'GET /payGateway/payModeList'
        ? { status: 200, type: 'application/json', text: '{"code":200,"data":[1]}' }
        : sent;
    const { output } = await look('demo', any);
    expect(groupsOf(output)['Wrong']).toMatch(
      /payModeList\n.*\n +code, with an unknown token: got 200\n/,
    );
  });

  it('hears of a cause once, with the calls that show it', async () => {
    const { output } = await look(
      'demo',
      withBody(goods, (text) => text.replaceAll(/"currency":"USD"/g, '"currency":1')),
    );
    expect(output.match(/\.currency: got 1$/gm)).toHaveLength(1);
  });
});

describe('the account', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = join(folder, 'key.pem');
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  const asUser = ['--user', username, '--key', key, ...junit];

  it('signs in with a password that is encrypted', async () => {
    vi.stubEnv('HOMEVIEW_PASSWORD', 'Correct horse');
    const { origin } = await start('demo');
    const run = await cli('--provider-url', origin, ...asUser);
    expect(groupsOf(run.output)['Wrong']).toBeUndefined();
    expect(run.output).not.toContain('Correct horse');
    expect(run.code).toBe(0);
  });

  it('says why it cannot sign in', async () => {
    vi.stubEnv('HOMEVIEW_PASSWORD', 'Correct horse');
    const { origin } = await start('second-factor');
    const run = await cli('--provider-url', origin, ...asUser);
    expect(run.output).toContain('Can’t sign in (it asks for a second factor).');
    expect(run.code).toBe(1);
  });

  it('never shows the token', async () => {
    const { origin } = await start('demo', (call, sent) =>
      call === 'states' ? sent : { ...sent, text: `no ${accessToken}` },
    );
    const { output } = await lookAt(origin);
    expect(output).toContain('no ***');
    expect(output).not.toContain(accessToken);
  });

  it('refuses what does not fit together', async () => {
    const url = ['--provider-url', 'http://localhost:1', '--token', 'x'];
    const both = await cli(...url, '--state-url', 'http://localhost:1', ...junit);
    expect(both.output).toContain('--token and --user need no states: leave out --state-url.');
    expect(both.code).toBe(2);
    const noPassword = await cli('--provider-url', 'http://localhost:1', ...asUser);
    expect(noPassword.output).toContain('--user needs its password in HOMEVIEW_PASSWORD.');
  });
});

describe('--allow-writes', () => {
  it('says what it sends, and orders once', async () => {
    const { origin, calls } = await start('billing-address');
    const { code, output } = await lookAt(origin, '--allow-writes');
    expect(output).toContain('Sends updateUserBillInfo with the address that the account has.');
    expect(output).toMatch(/Sends createOrder for the device \S+, and getPayUrl for that order\./);
    expect(output).not.toContain('none of which changes anything');
    expect(calls.filter((call) => call === 'POST /payGateway/createOrder')).toHaveLength(1);
    expect(groupsOf(output)['Wrong']).toBeUndefined();
    expect(code).toBe(0);
  });
});
