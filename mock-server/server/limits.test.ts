/** Limits, so that no request keeps the others waiting, and names that only look known. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mask, maskAddress } from '../mask';
import { json, serveMock } from '../testing/mockClient';

const mock = serveMock();
const get = (path: string) => fetch(mock.url() + path, { redirect: 'manual' });
const errorOf = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { error?: string }).error] as const;

/** Sends a request as text, and returns its status line. */
const sendText = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(mock.port(), '127.0.0.1', () => socket.write(text));
    socket.once('data', (data: Buffer) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });

describe('a clock', () => {
  it.each(['2998-12-31', 'P11Y', '2200-01-01T00:00:00Z'])(
    'is at most ten years ahead: %s is refused with a sentence',
    async (clock) => {
      const refused = [400, expect.stringContaining('10 years after today')];
      expect(await errorOf(await get(`/__mock/open?scenario=demo&clock=${clock}`))).toEqual(
        refused,
      );
      const client = await mock.open('demo');
      const to = clock.startsWith('P') ? { advance: clock } : { now: clock };
      const moved = await client.control<{ error: string }>('PUT', '/clock', to);
      expect([moved.status, moved.body.error]).toEqual(refused);
    },
  );

  it.each([
    ['far ahead', { now: '2998-12-31T00:00:00Z' }],
    ['with its own offset', { now: '2026-11-28T10:00:00Z', aheadMs: 900_000_000_000 * 30 }],
  ])('of a snapshot is at most ten years ahead: %s', async (_, clock) => {
    const client = await mock.open('demo');
    const { body } = await client.control<object>('GET', '/snapshot');
    await client.control('PUT', '/snapshot', { ...body, clock });
    const { body: summary } = await client.control<{ now: string }>('GET', '');
    expect(Number(summary.now.slice(0, 4))).toBeLessThan(new Date().getFullYear() + 1);
  });

  it('in a year without sense is refused, and the sentence names the years', async () => {
    const answer = await get('/__mock/open?scenario=demo&clock=9998-12-31');
    expect(await errorOf(answer)).toEqual([400, expect.stringContaining('years 2000 to 2999')]);
  });

  it('moves in smaller steps when too much would happen on the way', async () => {
    const client = await mock.open('demo');
    type Row = Record<string, unknown>;
    const { body } = await client.control<{ world: { plans: Row[]; prices: Row[] } }>(
      'GET',
      '/snapshot',
    );
    const [plan] = body.world.plans;
    const daily = body.world.prices.map((price) => ({ ...price, planUnit: 'day' }));
    const plans = Array.from({ length: 200 }, (_, at) => ({ ...plan, id: String(72_000 + at) }));
    const world = { ...body.world, prices: daily, plans: [...body.world.plans, ...plans] };
    expect((await client.control('PUT', '/snapshot', { ...body, world })).status).toBe(200);
    const far = await client.control<{ error: string }>('PUT', '/clock', { advance: 'P2Y' });
    expect([far.status, far.body.error]).toEqual([400, expect.stringContaining('smaller steps')]);
  });
});

describe('a limit', () => {
  it('of the search is named', async () => {
    const [status, error] = await errorOf(await get(`/__mock/search?q=${'a'.repeat(5001)}`));
    expect(status).toBe(400);
    expect(error).toContain('longer than 5,000 characters');
  });

  it('of the rows of a snapshot is named, and nothing changes', async () => {
    const client = await mock.open('demo');
    const { body } = await client.control<Record<string, unknown>>('GET', '/snapshot');
    const world = body['world'] as Record<string, unknown[]>;
    const many = (length: number) => Array.from({ length }, () => ({}));
    for (const [wrong, words] of [
      [{ ...body, world: { ...world, devices: many(60_000) } }, 'devices: at most 10000 rows'],
      [{ ...body, world: { ...world, plans: many(1001) } }, 'plans: at most 1000 rows'],
      [{ ...body, world: { ...world, orders: many(5001) } }, 'orders: at most 5000 rows'],
      [
        { ...body, world: { ...world, devices: many(9999), orders: many(4999) } },
        'world: at most 15000 rows',
      ],
      [{ ...body, journal: many(100_000) }, 'journal: at most 500 rows, not 100000.'],
    ] as const) {
      const refused = await client.control<{ error: string }>('PUT', '/snapshot', wrong);
      expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining(words)]);
    }
    expect((await client.control<typeof body>('GET', '/snapshot')).body['world']).toEqual(world);
  });

  it('of a multipart body counts all of its fields', async () => {
    const form = new FormData();
    for (let at = 0; at < 3; at += 1) form.append(`f${at}`, 'x'.repeat(600_000));
    const large = await fetch(`${mock.url()}/nowhere`, { method: 'POST', body: form });
    expect(large.status).toBe(413);
    const unknown = [
      'POST /nowhere HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ].join('\r\n');
    expect(await sendText(`${unknown}\r\n\r\n`)).toBe('HTTP/1.1 411 Length Required');
  });
});

describe('bodies of all connections together', () => {
  const announce = (lines: readonly string[]) =>
    new Promise<Socket>((resolve) => {
      const text = [...lines, 'Host: localhost', 'Content-Type: application/json', '', ''];
      const socket = connect(mock.port(), '127.0.0.1', () => socket.write(text.join('\r\n')));
      socket.once('ready', () => resolve(socket)).on('error', () => undefined);
    });
  const snapshot = 'PUT /__mock/sandboxes/x/snapshot HTTP/1.1';
  const unknown = 'POST /nowhere HTTP/1.1';
  const small = () => fetch(`${mock.url()}/nowhere`, json('POST', {}));

  it.each([
    ['of known lengths', 8, [snapshot, `Content-Length: ${8 * 1024 * 1024}`]],
    ['of unknown lengths', 64, [unknown, 'Transfer-Encoding: chunked']],
    ['compressed', 64, [unknown, 'Content-Encoding: gzip', 'Content-Length: 9']],
  ])('are limited, and the next one gets 503: %s', async (_, count, lines) => {
    const sockets = [];
    for (let at = 0; at < count; at += 1) sockets.push(await announce(lines));
    await expect.poll(async () => (await small()).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await small()).status).toBe(404);
  });

  it('are refused before they are read when one is too large', async () => {
    const lines = [unknown, 'Host: localhost', 'Content-Type: multipart/form-data; boundary=x'];
    const text = [...lines, 'Content-Length: 90000000', '', 'a'].join('\r\n');
    expect(await sendText(text)).toBe('HTTP/1.1 413 Payload Too Large');
  });
});

describe('a name from outside that every object has', () => {
  it.each(['toString', '__proto__', 'hasOwnProperty', 'constructor'])(
    'is unknown as an event: %s',
    async (event) => {
      const { sandbox } = await mock.open('demo');
      const init = json('POST', { action: 'event', event });
      const headers = { ...init.headers, 'x-mock-sandbox': sandbox };
      const answer = await fetch(`${mock.url()}/__mock/provider-states`, { ...init, headers });
      expect(answer.status).toBe(404);
    },
  );

  it.each(['toString', '__proto__', 'houseLst'])(
    'is refused as the call of a fault in a snapshot: %s',
    async (call) => {
      const client = await mock.open('demo');
      const { body } = await client.control<object>('GET', '/snapshot');
      const fault = { id: 'f', call, kind: 'reset', times: 1, after: false };
      const wrong = { ...body, faults: [fault] };
      const refused = await client.control<{ error: string }>('PUT', '/snapshot', wrong);
      expect([refused.status, refused.body.error]).toEqual([
        400,
        expect.stringContaining('no call'),
      ]);
    },
  );
});

describe('a request', () => {
  it('for rows with a reference that not all of them have gets a sentence', async () => {
    const { sandbox } = await mock.open('demo');
    const devices = `/__mock/sandboxes/${sandbox}/db/devices`;
    expect(await errorOf(await get(`${devices}?_expand=plan`))).toEqual([
      400,
      expect.stringContaining('every row needs a planId'),
    ]);
    expect((await get(`${devices}?_expand=house`)).status).toBe(200);
    expect(mock.bugs).toEqual([]);
  });

  it.each(['_expand=house', '_embed=orders', '_expand=house&_limit=-5', '_expand=house&_end=9999'])(
    'for thousands of rows with others gets a sentence: %s',
    async (query) => {
      const { sandbox } = await mock.open('ten-thousand-devices');
      const devices = `/__mock/sandboxes/${sandbox}/db/devices`;
      const refused = [400, expect.stringContaining('Add _limit=200&_page=1')];
      expect(await errorOf(await get(`${devices}?${query}`))).toEqual(refused);
      const page = await get(`${devices}?_expand=house&_limit=200&_page=50`);
      expect(await page.json()).toHaveLength(200);
    },
  );

  it.each([
    ...['_expand=zzz', '_embed=zzz', '_expand=toString', '_expand=house&_expand=plan'],
    ...['_page=1&_page=2', '_nonsense=1', '_sort=a&_sort=b', '_embed=__proto__'],
  ])('for rows with a query that makes no sense gets 400: %s', async (query) => {
    const { sandbox } = await mock.open('demo');
    const answer = await get(`/__mock/sandboxes/${sandbox}/db/devices?${query}`);
    expect(await errorOf(answer)).toEqual([400, expect.stringMatching(/^_\w+\b/)]);
    expect(mock.bugs).toEqual([]);
  });

  it('for a range that ends before it begins gets 416', async () => {
    const range = 'GET /__mock/health HTTP/1.1\r\nHost: localhost\r\nRange: bytes=9-1\r\n\r\n';
    expect(await sendText(range)).toBe('HTTP/1.1 416 Range Not Satisfiable');
    expect(await sendText(range.replace('9-1', '1-9'))).toBe('HTTP/1.1 200 OK');
  });

  it('with two Host headers gets 400', async () => {
    const two = 'GET /__mock/health HTTP/1.1\r\nHost: localhost\r\nHost: a.localhost\r\n\r\n';
    expect(await sendText(two)).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('a link', () => {
  it.each([
    ['sandbox=eu', '"eu" is a reserved name', 'sandbox=case-eu'],
    ['sandbox=Case_7', 'a to z', 'sandbox=case-7'],
    ['locale=id', 'Did you mean "in-ID"?', 'locale=in-ID'],
    ['locale=id-ID', 'Did you mean "in-ID"?', 'locale=in-ID'],
    [
      'amp;locale=de-DE&amp;path=/bills',
      'Did you mean "locale"?',
      'locale=de-DE&amp;path=%2Fbills',
    ],
  ])('with %s says why, and offers the corrected one', async (query, words, corrected) => {
    const path = `/__mock/open?scenario=demo&${query}`;
    expect(await errorOf(await get(path))).toEqual([400, expect.stringContaining(words)]);
    const page = await fetch(mock.url() + path, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(`href="/__mock/open?scenario=demo&amp;${corrected}"`);
  });

  it('may have a plus sign in its clock, although an address turns it into a blank', async () => {
    const clock = '2027-03-01T09:00:00+01:00';
    expect((await get(`/__mock/open?scenario=demo&clock=${clock}`)).status).toBe(302);
  });
});

describe('a secret', () => {
  it.each([
    ...['Password', 'passwd', 'pass_word', 'PASS-WORD', 'newPassword', 'user_passwd', 'pwd'],
    ...[
      'passwordConfirm',
      'password_2',
      'confirmPasswordAgain',
      'Passwörter',
      'ｐａｓｓｗｏｒｄ',
      'pwd1',
    ],
    ...['accessToken', 'Access-Token', 'refresh_token', 'API_KEY', 'clientSecret', 'cvv', 'OTP'],
  ])('is masked under every spelling of its name: %s', (name) => {
    expect(mask({ a: [{ [name]: 'Demo-1234' }] })).toEqual({ a: [{ [name]: '***' }] });
  });

  it('is masked in an address, also when its name is encoded', () => {
    for (const name of ['token', 'Pass_Word', 'pass%77ord', 'new+password', '%70wd']) {
      expect(maskAddress(`/a?x=1&${name}=Demo-1234`)).toBe(`/a?x=1&${name}=***`);
    }
  });

  it('is masked in the list of calls', async () => {
    const client = await mock.open('demo');
    const body = JSON.stringify({ username: 'x', Password: 'Demo-1', pass_word: 'Demo-2' });
    const headers = { 'content-type': 'application/json' };
    await client.raw('/apiLogin/users/loginWithFreeVerification', {
      method: 'POST',
      body,
      headers,
    });
    const { body: snapshot } = await client.control('GET', '/snapshot');
    const { journal } = snapshot as { journal: unknown };
    expect(JSON.stringify(journal)).not.toMatch(/Demo-[12]\b/);
  });
});
