/**
 * Two readings, one verdict: an answer passes if the pact and `openapi.json` accept it and it makes
 * sense. What the portal reads passes, what it cannot read never does.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../../testing/referenceService/account';
import { referenceService } from '../../testing/referenceService/service';
import type { AlterResponse } from '../../testing/referenceService/service';
import { cli } from './testing/runCli';

const inTime = { timeout: 60_000 };
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'readings-'));

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function verify(bend: AlterResponse, ...more: string[]) {
  const server = referenceService(bend);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = ['--provider-url', origin, '--state-url', `${origin}/states`];
  return cli(...urls, '--junit', join(folder, 'junit.xml'), ...more);
}

/** The text of each granted answer of a call, changed. */
type Change = (text: string) => string;

const bent =
  (changes: Readonly<Record<string, Change>>): AlterResponse =>
  (call, sent) => {
    const change = changes[call];
    return change && sent.text.includes('"code":200') ? { ...sent, text: change(sent.text) } : sent;
  };

const put = (field: string, value: string): Change => {
  const known = new RegExp(`"${field}":("[^"]*"|[\\w.-]+|\\{[^}]*\\})`, 'g');
  return (text) =>
    known.test(text)
      ? text.replace(known, `"${field}":${value}`)
      : text.replace('"data":{', `"data":{"${field}":${value},`);
};

const all =
  (...changes: Change[]): Change =>
  (text) =>
    changes.reduce((one, change) => change(one), text);

describe('an answer that the portal reads', inTime, () => {
  const accepted = bent({
    [`GET ${plans}/getOrderDetail`]: all(
      put('payEmail', 'null'),
      put('payMode', '9'),
      (text) => text.replace(/"type":"(?!giftCard)[^"]*"/, '"type":"auction"'),
      (text) => text.replace('"orderStatus":5', '"orderStatus":5.0'),
      (text) => text.replace('"orderStatus":7', '"orderStatus":1'),
    ),
    [`GET ${plans}/getRecordGoodsList`]: all(put('timeUnit', '"fortnight"'), put('level', '"x"')),
    [`POST ${plans}/getPackageBindDevList`]: all(put('payMode', '"voucher"'), put('buyNum', '{}')),
    'GET /payGateway/payModeList': (text) => text.replace('"data":[', '"data":[4,'),
    'GET /api/ipc/house/houseList': (text) => text.replace('"code":200', '"code":"200"'),
    [`GET ${plans}/getUserBillInfo`]: (text) => text.replace(/,?"data":null/, ''),
    'POST /apiLogin/users/loginWithFreeVerification': (text) =>
      text.replace('"accessToken"', '"secondaryCertificationSign":null,"accessToken"'),
    [`GET ${plans}/getGoodsInfoByPackageId`]: all(put('price', '9999999999.99'), (text) =>
      text.replace('"code":200', '"code":200,"desc":[]'),
    ),
  });

  it('passes, however it is written', async () => {
    const written: AlterResponse = (call, sent) => {
      const { text, ...rest } = accepted(call, sent);
      return { ...rest, text: `\uFEFF${text.replace('"code":200', '"code":200.0')}` };
    };
    const { output, code } = await verify((call, sent) =>
      call === 'states' ? sent : written(call, sent),
    );
    expect(output.split('\nWrong\n')[1]).toBeUndefined();
    expect(output).toMatch(/^1\d\d passed, 0 failed$/m);
    expect(code).toBe(0);
  });
});

/** What the portal cannot read or reads wrongly, with the report of it. One call each. */
const REFUSED: readonly (readonly [what: string, call: string, Change, RegExp])[] = [
  [
    'an empty object in place of no address',
    `GET ${plans}/getUserBillInfo`,
    (text) => text.replace('"data":null', '"data":{}'),
    /\$\.data: got \{\}.*\n +expected: null/,
  ],
  [
    'null in place of a list',
    'GET /api/ipc/house/houseList',
    (text) => text.replace(/"data":\[.*?\]/, '"data":null'),
    /\$\.data: got null\n/,
  ],
  [
    'a sum of three decimals',
    `GET ${plans}/getPageOrderList`,
    put('price', '2.995'),
    /\$\.data\.list\[0\]\.price: got 2\.995.*\n +expected: a number, with at most two decimals/,
  ],
  [
    'one id for all prices',
    `GET ${plans}/getRecordGoodsList`,
    put('goodsPriceId', '"7"'),
    /goodsPriceId: got "7"\n +expected: each of them once/,
  ],
  [
    'a refund without its fields on a bill that was not refunded',
    `GET ${plans}/getOrderDetail`,
    (text) => text.replace('"refundDetailResp":null', '"refundDetailResp":{"refundId":"1"}'),
    /\$\.data\.refundDetailResp: got .*\n +expected: the field.* "?refundTime".* or null/,
  ],
  [
    'a time of the year 1',
    `GET ${plans}/getPackageSubscribeInfo`,
    put('nextRenewal', '"0001-01-01T00:00:00Z"'),
    /nextRenewal: got "0001-01-01T00:00:00Z"\n +expected: a time of the years 2000 to 2999/,
  ],
  [
    'a time of the year 9999',
    'GET /api/ipc/activity/{activityId}',
    put('endTime', '"9999-12-31T23:59:59Z"'),
    /endTime: got "9999-12-31T23:59:59Z"\n +expected: a time of the years 2000 to 2999/,
  ],
];

describe('an answer that the portal cannot read', inTime, () => {
  let failures = '';
  const page = join(folder, 'page.html');
  beforeAll(async () => {
    const changes = REFUSED.map(([, call, change]) => [call, change] as const);
    const { output } = await verify(bent(Object.fromEntries(changes)), '--html', page);
    failures = output.split('\nWrong\n')[1] ?? '';
  }, inTime.timeout);

  it.each(REFUSED)('is refused: %s', (_what, _call, _change, said) => {
    expect(failures).toMatch(said);
  });

  it('is reported with what customers see of it', () => {
    expect(failures).toMatch(/list\[0\]\.price: .*\n.*\n +customers see it in Bills: the amount\n/);
    expect(failures).toMatch(
      /nextRenewal: .*\n.*\n +customers see it in Home: the date of the next/,
    );
  });

  it('has its place in a heading of the page, and what came in its column', () => {
    expect(readFileSync(page, 'utf8')).toMatch(
      /goodsPriceList\[\*\]\.goodsPriceId<\/h4><dl><div><dt>Received<\/dt><dd[^>]*>&quot;7&quot;</,
    );
  });

  it('is reported without a regular expression', () => {
    expect(failures).not.toMatch(/\\A|\[0-9\]|\\d/);
  });
});

describe('a refreshed token', inTime, () => {
  const refresh = 'POST /apiLogin/users/refreshToken';
  const refreshing = (change: Change) =>
    verify(bent({ [refresh]: change }), '--only', 'refreshToken');

  it('passes if it is another one and works', async () => {
    expect(await refreshing((text) => text)).toMatchObject({ code: 0 });
  });

  it('must be another one', async () => {
    const { output, code } = await refreshing(put('accessToken', '"access-1001"'));
    expect(output).toContain('expected: another token than the one that has ended');
    expect(code).toBe(1);
  });

  it('must work', async () => {
    const { output, code } = await refreshing(put('accessToken', '"unheard-of"'));
    expect(output).toMatch(/expected: a token that works: houseList refused it with 70032/);
    expect(code).toBe(1);
  });
});
