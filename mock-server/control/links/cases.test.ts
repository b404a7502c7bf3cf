/** A link with a case code builds that customer and opens what they see. */
import { encodeCase } from '@homeview/contracts/customer/caseCode';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { describe, expect, it } from 'vitest';
import { customer, withPlan } from '../../scenarios/customer';
import { json, serveMock } from '../../testing/mockClient';

// Links count from the real time.
const mock = serveMock({ appPort: 5199, clock: Date.now });
const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** 2026-11-20T10:00Z */
const MINUTES = 465_720;
const AT = '2026-11-20T10:00';
const thai = withPlan(
  1,
  { state: 'cancelling', endsInDays: 1 },
  {
    ...{ platform: 'android', appVersion: '2.3', locale: 'th-TH', region: 'EU', minutes: MINUTES },
    screen: '/subscription/$id',
    values: [{ name: 'id', of: 'plan', at: 0 }],
    failed: { call: 'getPackageSubscribeInfo', code: 503 },
  },
);

const open = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${mock.url()}/__mock/open?${query}`, { redirect: 'manual', headers });
const openCase = (traits: CustomerTraits, more = '') => open(`case=${encodeCase(traits)}${more}`);

interface Facts {
  readonly now: string;
  readonly plans: number;
  readonly aheadS: number;
  readonly opened: Record<string, string>;
}
interface Fault {
  readonly call: string;
  readonly status: number;
}

/** Where a link leads, and the sandbox that it made. */
async function follow(answer: Response) {
  const url = new URL(answer.headers.get('location') ?? '');
  const [id = ''] = url.hostname.split('.');
  const ask = async <Answer>(rest: string, init: RequestInit = {}) =>
    (await (await fetch(`${mock.url()}/__mock/sandboxes/${id}${rest}`, init)).json()) as Answer;
  return { url, id, ask, page: new URL(url.searchParams.get('url') ?? '/', url) };
}

describe('a link with a case', () => {
  it('opens the page of the customer: time, screen, language, app, region and failure', async () => {
    const { url, page, id, ask } = await follow(await openCase(thai));
    expect(id).toMatch(/^case-[0-9a-f]{6}$/);
    expect(url.host).toBe(`${id}.eu.localhost:5199`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ os: 'android', version: '2.3' });
    expect(page.pathname).toBe('/subscription/70001');
    expect(page.searchParams.get('language')).toBe('th-TH');
    const { now, plans } = await ask<Facts>('');
    expect([now.slice(0, 16), plans]).toEqual([AT, 1]);
    const [plan] = await ask<{ end: string }[]>('/db/plans');
    expect(plan?.end.slice(0, 16)).toBe('2026-11-21T10:00');
    expect(await ask<Fault[]>('/faults')).toMatchObject([
      { call: 'getPackageSubscribeInfo', status: 503 },
    ]);
  });

  it('lets the app refuse what it refused', async () => {
    const failed = { call: 'IAP.payment', code: 211 } as const;
    const { url } = await follow(await openCase(customer({ platform: 'ios', failed })));
    expect(url.searchParams.get('refuse')).toBe('IAP.payment:211');
  });

  it('is overridden by the other parameters', async () => {
    const more = '&path=/bills&locale=de-DE&platform=browser&fault=houseList:http:500';
    const { url, ask } = await follow(await openCase(thai, `${more}&clock=P1D`));
    expect([url.pathname, url.searchParams.get('language')]).toEqual(['/bills', 'de-DE']);
    expect((await ask<Facts>('')).now.slice(0, 16)).toBe('2026-11-21T10:00');
    expect(await ask<Fault[]>('/faults')).toMatchObject([{ call: 'houseList', status: 500 }]);
  });

  it('begins now when the code has no time', async () => {
    const { ask } = await follow(await openCase(customer()));
    const { now } = await ask<Facts>('');
    expect(Math.abs(Date.now() - Date.parse(now))).toBeLessThan(60_000);
  });

  it('finds the code in what was copied around it', async () => {
    expect((await open(`case=${encodeURIComponent(`Code: ${encodeCase(thai)}.`)}`)).status).toBe(
      302,
    );
  });

  it.each([
    ['a scenario beside it', `scenario=demo&case=${encodeCase(thai)}`, 'a scenario or a case'],
    ['no code', 'case=hello', 'This is not a case code'],
    ['an empty code', 'case=', 'This is not a case code'],
    ['two codes', 'case=C1&case=C1', 'can be given once'],
    ['a cut code', `case=${encodeCase(thai).slice(0, -6)}`, '.'],
    [
      'a changed code',
      `case=${encodeCase(thai).replace(/.$/, (last) => (last === '2' ? '3' : '2'))}`,
      '.',
    ],
    ['another version', `case=C2${encodeCase(thai).slice(2)}`, '.'],
    ['a moment out of range', `case=${encodeCase({ ...thai, minutes: 30_000_000 })}`, 'range'],
  ])('with %s opens nothing and says what is wrong', async (_, query, words) => {
    const count = async () =>
      ((await (await fetch(`${mock.url()}/__mock/sandboxes`)).json()) as unknown[]).length;
    const before = await count();
    const program = await open(query);
    expect([program.status, await program.json()]).toEqual([
      400,
      { error: expect.stringContaining(words) },
    ]);
    const person = await open(query, PERSON);
    expect(person.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await person.text()).toContain('This link can’t be opened');
    expect(await count()).toBe(before);
  });
});

describe('a sandbox of a case', () => {
  it('keeps it over Reset, Share, entering again and a snapshot', async () => {
    const code = encodeCase(thai);
    const { id, ask } = await follow(await openCase(thai, '&locale=de-DE'));
    const facts = await ask<Facts>('');
    expect(facts.opened).toEqual({ case: code, locale: 'de-DE' });
    expect(facts.aheadS).toBe(0);
    await ask('/clock', json('PUT', { advance: 'P2D' }));
    const file = await ask<object>('/snapshot');
    expect((await ask<Facts>('')).aheadS).toBe(2 * 24 * 3600);
    const reset = await ask<Facts>('/reset', { method: 'POST' });
    expect([reset.now.slice(0, 16), reset.plans]).toEqual([AT, 1]);
    expect(await ask<Fault[]>('/faults')).toMatchObject([{ call: 'getPackageSubscribeInfo' }]);
    const entered = await fetch(`${mock.url()}/__mock/sandboxes/${id}/enter`, {
      redirect: 'manual',
    });
    const again = await follow(entered);
    expect([again.url.host, again.page.pathname]).toEqual([
      `${id}.eu.localhost:5199`,
      '/subscription/70001',
    ]);
    const other = await mock.open('demo');
    await other.control('PUT', '/snapshot', file);
    await other.control('POST', '/reset');
    const { body } = await other.control<Facts>('GET', '');
    expect([body.now.slice(0, 16), body.opened.case]).toEqual([AT, code]);
  });

  it('is made for programs as well, and as a provider state', async () => {
    const code = encodeCase(thai);
    const made = await fetch(`${mock.url()}/__mock/sandboxes`, json('POST', { case: code }));
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({
      token: 'access-1001',
      url: expect.stringContaining('os=android'),
    });
    const set = (params: object) =>
      fetch(
        `${mock.url()}/__mock/provider-states`,
        json('POST', { state: 'a customer with a plan', params }),
      );
    expect((await set({ case: code })).status).toBe(200);
    const broken = await set({ case: 'C1' });
    expect(broken.status).toBe(400);
  });
});

it('describes a case, and what cannot be in it', async () => {
  const ask = async (code: string) => {
    const answer = await fetch(`${mock.url()}/__mock/case/${code}`);
    return [answer.status, await answer.json()];
  };
  expect(await ask(encodeCase(thai))).toEqual([
    200,
    expect.objectContaining({
      says: expect.stringMatching(
        /ends tomorrow.* on the page of a plan, where getPackageSubscribeInfo failed with 503\.$/,
      ),
      impossible: [],
    }),
  ]);
  expect(await ask(encodeCase(withPlan(2)))).toEqual([
    200,
    expect.objectContaining({ impossible: [expect.objectContaining({ path: 'plans.0.devices' })] }),
  ]);
  expect(await ask('C1')).toEqual([400, { error: expect.any(String) }]);
});
