import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { orderRequestExample } from '@homeview/contracts/order/order.examples';
import { answerOf } from './answerOf';
import type { Target } from './load';
import { callTarget, openSandbox } from './mock';
import { startMockoon } from './mockoon';
import { startProgram } from './processes';
import type { Running } from './processes';
import { requestBytes } from './requestBytes';
import { HOME, ROWS, worldOf } from './worlds';

/**
 * Who is measured, in this order, so that those who are compared come one after the other. The names
 * stand in the table and in bench-results.json.
 */
export const NAMES = {
  mockoon: `Mockoon: the same ${ROWS} rows`,
  jsonServer: `json-server 0.17: the same ${ROWS} rows`,
  plans: `mock: ${ROWS} plans of a home (a call with a body)`,
  plansOfMany: 'mock: the same plans among 10,000 devices',
  devices: `mock: ${ROWS} devices of a home`,
  devicesOfMany: 'mock: the same devices among 10,000',
  plainHttp: `node:http: the same ${ROWS} rows`,
  order: 'mock: an order is placed',
  jsonServerWrite: 'json-server 0.17: a row is added',
} as const;
export type Name = keyof typeof NAMES;
export const names = Object.keys(NAMES) as Name[];

export type Targets = Partial<Record<Name, Target>>;

const MANY = 10_000;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts every server, hands over what to ask them, and stops them whatever happens. */
export async function withContestants(use: (targets: Targets) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const running: Running[] = [];
  const keep = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server.port;
  };
  try {
    const program = file('../../mock-server/main.ts');
    const ours = await mockTargets(await keep(startProgram(program, [], { MOCK_PORT: '0' })));
    const rows = await rowsOf(ours.plans);
    await use({ ...ours, ...(await peerTargets(rows, folder, keep)) });
  } finally {
    for (const server of running) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mock's own targets, each world in a sandbox of one server. */
async function mockTargets(port: number) {
  const open = (devices: number, planned: boolean) =>
    openSandbox(port, (world) => worldOf(world, { devices, planned }));
  const plans = { homeId: HOME, pageNum: 1, pageSize: 100 };
  const home = { homeId: HOME };
  return {
    plans: callTarget(await open(ROWS, true), 'getPackageBindDevList', plans),
    plansOfMany: callTarget(await open(MANY, true), 'getPackageBindDevList', plans),
    devices: callTarget(await open(ROWS, false), 'getUnbindPackageDevList', home),
    devicesOfMany: callTarget(await open(MANY, false), 'getUnbindPackageDevList', home),
    order: callTarget(await openSandbox(port), 'createOrder', orderRequestExample()),
  };
}

/** The rows the mock answers, as peers shall answer them. json-server wants ids. */
async function rowsOf(target: Target): Promise<object[]> {
  const { data } = (await answerOf(target)) as { data: { list: object[] } };
  if (data.list.length !== ROWS) throw new Error(`The mock answers ${data.list.length} rows.`);
  return data.list.map((row, index) => ({ id: String(index + 1), ...row }));
}

async function peerTargets(
  rows: object[],
  folder: string,
  keep: (starting: Promise<Running>) => Promise<number>,
): Promise<Targets> {
  const data = join(folder, 'rows.json');
  writeFileSync(data, JSON.stringify(rows));
  const get = (port: number): Target => ({ port, bytes: requestBytes('GET', '/rows') });
  const jsonServer = await keep(startProgram(file('servers/jsonServer.ts'), [data]));
  const mockoon = await keep(startMockoon(rows, folder)).catch(() => null);
  return {
    jsonServer: get(jsonServer),
    jsonServerWrite: {
      port: jsonServer,
      bytes: requestBytes('POST', '/written', { body: orderRequestExample() }),
    },
    plainHttp: get(await keep(startProgram(file('servers/plainHttp.ts'), [data]))),
    ...(mockoon !== null && { mockoon: get(mockoon) }),
  };
}
