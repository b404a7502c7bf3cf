import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { getUnbindPackageDevList } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { measure } from './measure';
import type { Measure } from './measure';
import { openSandbox, startMock } from './servers';
import type { Mock } from './servers';

/** The least of all rounds counts, since a disturbance of the machine only adds. */
const ROUNDS = 5;
/** The longest time that one request may keep all others waiting, in ms. */
const LONGEST_MS = 100;
/** Connections with ordinary calls while each request is measured. */
const CONNECTIONS = 50;
const CALLS_PER_SECOND = 200;
const SETTLING_MS = 1500;

type Row = Record<string, unknown>;
type Snapshot = Row & { world: Record<string, Row[]> };

const json = (method: string, body: string) => ({
  ...{ method, body },
  headers: { 'content-type': 'application/json' },
});

/** Rows like the first one of a collection, up to a number of them. */
const filled = (rows: readonly Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, at) => rows[at] ?? { ...rows[0], id: String(500_000 + at) });

/** A sandbox as large as a snapshot may be. */
async function openLargest(url: string) {
  const { sandbox } = await openSandbox(url, 'demo');
  const one = `${url}/__mock/sandboxes/${sandbox}`;
  const taken = (await (await fetch(`${one}/snapshot`)).json()) as Snapshot;
  const { devices = [], orders = [] } = taken.world;
  const world = { ...taken.world, devices: filled(devices, 10_000), orders: filled(orders, 4900) };
  return { one, snapshot: JSON.stringify({ ...taken, world }) };
}

/** The requests that keep a process busy the longest, by name. */
async function worstRequests(url: string): Promise<Record<string, () => Promise<Response>>> {
  const { one, snapshot } = await openLargest(url);
  const daily = await openSandbox(url, 'demo');
  const search = (q: string) => () =>
    fetch(`${url}/__mock/search`, json('POST', JSON.stringify({ q })));
  const load = (text: string) => () => fetch(`${one}/snapshot`, json('PUT', text));
  const get = (path: string) => () => fetch(one + path);
  return {
    'a search for 5,000 letters': search('a'.repeat(5000)),
    'a search for 5,000 letters of words': search('gift card payment '.repeat(277)),
    'a clock ten years ahead': () =>
      fetch(
        `${url}/__mock/sandboxes`,
        json('POST', JSON.stringify({ scenario: 'full-plan', clock: 'P10Y' })),
      ),
    'a snapshot of 14,900 rows': load(snapshot),
    'a snapshot of empty lists, 8 MB': load(`[${'[],'.repeat(2_700_000)}0]`),
    'a snapshot of 60,000 devices': load(
      JSON.stringify({ world: { devices: Array.from({ length: 60_000 }, () => ({})) } }),
    ),
    'a taken snapshot': get('/snapshot'),
    'devices with their houses': get('/db/devices?_expand=house&_limit=200'),
    'all devices in another order': get('/db/devices?_sort=name,id&_order=desc,asc'),
    'a changed row': () => fetch(`${one}/db/devices/40001`, json('PATCH', '{"name":"x"}')),
    'a body of a million zeros': () =>
      fetch(`${url}/nowhere`, json('POST', `[${'0,'.repeat(500_000)}0]`)),
    'a month of the largest sandbox': () =>
      fetch(`${one}/clock`, json('PUT', JSON.stringify({ advance: 'P1M' }))),
    'the list of sandboxes': () => fetch(`${url}/__mock/sandboxes`),
    'a summary': () => fetch(`${url}/__mock/sandboxes/${daily.sandbox}`),
  };
}

/** The longest wait of the mock's event loop since the last reading, in ms. */
async function longestWait({ child }: Mock): Promise<number> {
  child.send('read');
  const [ms] = (await once(child, 'message')) as [number];
  return ms;
}

/**
 * How long a single request keeps all others waiting, while 50 connections send ordinary calls. A
 * histogram of `perf_hooks` inside the mock's process measures it.
 */
export async function measureBlocking(): Promise<Measure[]> {
  const mock = await startMock({}, ['./tests/bench/eventLoop.mjs']);
  const { sandbox, token } = await openSandbox(mock.url, 'many-devices');
  const requests = await worstRequests(mock.url);
  const calls = {
    url: `${mock.url}${getUnbindPackageDevList.path}?homeId=30001`,
    headers: {
      ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
      ...{ token, 'x-mock-sandbox': sandbox },
    },
    ...{ connections: CONNECTIONS, overallRate: CALLS_PER_SECOND, duration: 3600 },
  };
  const ordinary = autocannon(calls, () => undefined);
  await sleep(SETTLING_MS);
  const found: Record<string, number[]> = {};
  const first = async (send: () => Promise<unknown>) => {
    await longestWait(mock);
    await send();
    return longestWait(mock);
  };
  const firstSearch = await first(() => fetch(`${mock.url}/__mock/search?q=card`));
  for (let round = 0; round < ROUNDS; round += 1) {
    (found['nothing but ordinary calls'] ??= []).push(await first(() => sleep(500)));
    for (const [name, send] of Object.entries(requests)) {
      (found[name] ??= []).push(await first(async () => (await send()).text()));
    }
  }
  ordinary.stop();
  const aim = { atMost: LONGEST_MS };
  return [
    measure('blocked by the first search', firstSearch, 'ms', aim),
    ...Object.entries(found).map(([name, waits]) =>
      measure(`blocked by ${name}`, Math.min(...waits), 'ms', aim),
    ),
  ];
}
