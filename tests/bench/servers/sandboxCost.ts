/**
 * What sandboxes cost: makes more than are kept, asks a call in each, and prints a SandboxCost.
 * A process of its own, so that nobody else's memory is counted. Needs --expose-gc.
 */
import { startMockServer } from '../../../mock-server/server';
import { EARLY, FEW } from '../sandboxCost';
import type { SandboxCost } from '../sandboxCost';
import { median } from '../statistics';

const [kept = 0, made = 0] = process.argv.slice(2).map(Number);
const MB = 1024 * 1024;

const mock = await startMockServer({ port: 0, capacity: kept });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function makeSandbox(): Promise<string> {
  const answer = await post('/__mock/sandboxes', { scenario: 'demo' });
  return ((await answer.json()) as { sandbox: string }).sandbox;
}

/** HTTP status of the home list in a sandbox: 404 once the sandbox is gone. */
async function askIn(sandbox: string): Promise<number> {
  const answer = await post(
    '/api/ipc/recordPlanController/getPackageBindDevList',
    { homeId: '30001', pageNum: 1, pageSize: 100 },
    {
      ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
      ...{ token: 'access-1001', 'x-mock-sandbox': sandbox },
    },
  );
  await answer.arrayBuffer();
  return answer.status;
}

/** Everything in json-server's REST of a sandbox: making that is what costs most. */
const readDb = (sandbox: string) =>
  fetch(`${mock.url}/__mock/sandboxes/${sandbox}/db/plans`).then((answer) => answer.arrayBuffer());

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
const statuses = await Promise.all(ids.slice(-kept + 1).map(askIn));
for (const id of ids.slice(-kept + 1)) await readDb(id);

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
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
await mock.close();
