/**
 * Measures the cost of sandboxes: creates more than are kept, makes a call in each, and prints a
 * SandboxCost. A separate process, so that only its own memory counts. Needs --expose-gc.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { LIVE } from '../../../mock-server/sandboxes/sandboxes';
import { startMockServer } from '../../../mock-server/server/server';
import { EARLY, FEW } from '../mock/sandboxCost';
import type { SandboxCost } from '../mock/sandboxCost';
import { median } from '../statistics';

const [kept = 0, made = 0] = process.argv.slice(2).map(Number);
const MB = 1024 * 1024;

const client = (url: string) => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const inSandbox = (sandbox: string) => ({
    ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
    ...{ token: 'access-1001', 'x-mock-sandbox': sandbox },
  });
  return {
    make: async (): Promise<string> => {
      const answer = await post('/__mock/sandboxes', { scenario: 'demo' });
      return ((await answer.json()) as { sandbox: string }).sandbox;
    },
    /** HTTP status of the list of plans in a sandbox: 404 if the sandbox is gone. */
    askIn: async (sandbox: string): Promise<number> => {
      const answer = await post(
        '/api/ipc/recordPlanController/getPackageBindDevList',
        { homeId: '30001', pageNum: 1, pageSize: 100 },
        inSandbox(sandbox),
      );
      await answer.arrayBuffer();
      return answer.status;
    },
    order: async (sandbox: string): Promise<void> => {
      const answer = await post(
        '/payGateway/createOrder',
        orderRequestExample(),
        inSandbox(sandbox),
      );
      await answer.arrayBuffer();
    },
    /** Reads the plans of a sandbox through json-server's REST. */
    readDb: (sandbox: string) =>
      fetch(`${url}/__mock/sandboxes/${sandbox}/db/plans`).then((answer) => answer.arrayBuffer()),
  };
};

/** The median time of actions that run one after another, in ms. */
async function msOf(acts: readonly (() => Promise<unknown>)[]): Promise<number> {
  const taken: number[] = [];
  for (const act of acts) {
    const from = performance.now();
    await act();
    taken.push(performance.now() - from);
  }
  return median(taken);
}

const mock = await startMockServer({ port: 0, quota: kept });
const { make: makeSandbox, askIn, readDb } = client(mock.url);

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MB;
}
const residentMb = () => process.memoryUsage().rss / MB;

await askIn(await makeSandbox());
const heapBefore = heapMb();
const residentMbOfOne = residentMb();
const ids: string[] = [];
const taken: number[] = [];
for (let count = 0; count < made; count += 1) {
  const from = performance.now();
  ids.push(await makeSandbox());
  taken.push(performance.now() - from);
}
const msEach = taken.reduce((sum, ms) => sum + ms, 0) / made;
for (const id of ids.slice(-kept + 1)) await askIn(id);
const mbEach = (heapMb() - heapBefore) / kept;
const resident = residentMb();
const oldestGone = (await askIn(ids[0] ?? '')) === 404;
// The last ones called are in memory; the first of the kept ones are not.
const lastIds = ids.slice(-FEW);
for (const id of lastIds) await askIn(id);
const msCall = await msOf(lastIds.map((id) => () => askIn(id)));
const msMiss = await msOf(ids.slice(-kept + 1, -kept + 1 + FEW).map((id) => () => askIn(id)));
const statuses = await Promise.all(ids.slice(-kept + 1).map(askIn));
for (const id of ids.slice(-kept + 1)) await readDb(id);

/** Measures a server that stores its sandboxes in files. */
async function savedCost() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const saved = await startMockServer({ port: 0, quota: kept, store: `file:${folder}` });
  const { make, askIn: askSaved, order } = client(saved.url);
  const madeIds: string[] = [];
  const makeOne = async () => void madeIds.push(await make());
  const msEachSaved = await msOf(Array.from({ length: LIVE + FEW }, () => makeOne));
  const msMissSaved = await msOf(madeIds.slice(0, FEW).map((id) => () => askSaved(id)));
  const msOrderSaved = await msOf(madeIds.slice(-FEW).map((id) => () => order(id)));
  await saved.close();
  rmSync(folder, { recursive: true, force: true });
  return { msEachSaved, msMissSaved, msOrderSaved };
}

const cost: SandboxCost = {
  kept: statuses.filter((status) => status === 200).length + 1,
  made,
  msEach,
  msFirst: median(taken.slice(EARLY - FEW, EARLY)),
  msLast: median(taken.slice(-FEW)),
  mbEach,
  residentMb: resident,
  residentMbOfOne,
  residentMbWithDb: residentMb(),
  oldestGone,
  msCall,
  msMiss,
  ...(await savedCost()),
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
await mock.close();
