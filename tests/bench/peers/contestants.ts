import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@homeview/contracts/catalogue';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { answerOf } from '../mock/answerOf';
import type { Target } from '../mock/load';
import { callTarget, openSandbox } from '../mock/mock';
import { startMockoon } from './mockoon';
import { startPactStub } from './pactStub';
import { startPrism } from './prism';
import { startProgram } from '../processes';
import type { Running } from '../processes';
import { requestBytes } from '../mock/requestBytes';
import { HOME, ROWS, worldOf } from '../mock/worlds';

/**
 * The contestants in the order in which they are measured, so that compared ones follow each other.
 * The names appear in the table and in bench-results.json.
 */
export const NAMES = {
  mockoon: `Mockoon: the same ${ROWS} rows`,
  prism: `Prism: the same call, our OpenAPI`,
  pactStub: `pact-stub-server: one interaction, the same answer`,
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

/** The request of the call that lists plans. */
const PLANS = { homeId: HOME, pageNum: 1, pageSize: 100 };
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts every server, passes their targets to `use`, and stops them in any case. */
export async function withContestants(use: (targets: Targets) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const running: Running[] = [];
  const keep = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server.port;
  };
  try {
    const program = file('../../../mock-server/main.ts');
    const ours = await mockTargets(await keep(startProgram(program, [], { MOCK_PORT: '0' })));
    const peers = await peerTargets(await rowsOf(ours.plans), folder, keep);
    const others = await contractTargets(ours.plans, folder, keep);
    await use({ ...ours, ...peers, ...others });
  } finally {
    for (const server of running) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mock's own targets, each with its world in a sandbox of one server. */
async function mockTargets(port: number) {
  const open = (devices: number, planned: boolean) =>
    openSandbox(port, (world) => worldOf(world, { devices, planned }));
  const home = { homeId: HOME };
  return {
    plans: callTarget(await open(ROWS, true), 'getPackageBindDevList', PLANS),
    plansOfMany: callTarget(await open(MANY, true), 'getPackageBindDevList', PLANS),
    devices: callTarget(await open(ROWS, false), 'getUnbindPackageDevList', home),
    devicesOfMany: callTarget(await open(MANY, false), 'getUnbindPackageDevList', home),
    order: callTarget(await openSandbox(port), 'createOrder', orderRequestExample()),
  };
}

/** Reports why a peer is not available; the others are measured. */
const leftOut =
  (name: string) =>
  (reason: unknown): null => {
    process.stderr.write(`${name} is left out: ${String(reason)}\n`);
    return null;
  };

/** Servers that serve a contract: the same request as to the mock gets the same response. */
async function contractTargets(
  plans: Target,
  folder: string,
  keep: (starting: Promise<Running>) => Promise<number>,
): Promise<Targets> {
  const { path } = catalogue.getPackageBindDevList;
  const answer = (await answerOf(plans)) as object;
  const prism = await keep(startPrism(path, answer, folder)).catch(leftOut('Prism'));
  const stub = await keep(startPactStub(path, PLANS, answer, folder)).catch(
    leftOut('pact-stub-server'),
  );
  return {
    ...(prism !== null && { prism: { ...plans, port: prism } }),
    ...(stub !== null && { pactStub: { ...plans, port: stub } }),
  };
}

/** The rows of the mock's response, which peers must return too. json-server needs ids. */
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
  const jsonServer = await keep(startProgram(file('../servers/jsonServer.ts'), [data]));
  const mockoon = await keep(startMockoon(rows, folder)).catch(leftOut('Mockoon'));
  return {
    jsonServer: get(jsonServer),
    jsonServerWrite: {
      port: jsonServer,
      bytes: requestBytes('POST', '/written', { body: orderRequestExample() }),
    },
    plainHttp: get(await keep(startProgram(file('../servers/plainHttp.ts'), [data]))),
    ...(mockoon !== null && { mockoon: get(mockoon) }),
  };
}
