import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { getUnbindPackageDevList } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { measureBlocking } from './blocking';
import { measure, median, ratio } from './measure';
import type { Measure } from './measure';
import { installPeer } from './peers';
import { freePort, openSandbox, startMock, startServer } from './servers';

/** Many short rounds in turn, because a disturbance of the machine then affects all servers. */
const ROUNDS = 9;
const SECONDS = 1;
/** Calls after which Node has compiled what it runs often. */
const WARM_UP = 3000;
/** As many as the mock keeps for one client. */
const SANDBOXES = 1000;
const PRISM = '@stoplight/prism-cli@5.14.2';

interface Target {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}
interface Operation {
  readonly responses: { '200': { content: { 'application/json': { example?: unknown } } } };
}

const require = createRequire(import.meta.url);
const ask = ({ url, ...init }: Target) => fetch(url, init);

/** Answers per second, for a time or a number of calls. @throws Error when one is refused. */
async function speedOf(target: Target, limit: { duration: number } | { amount: number }) {
  const result = await autocannon({ ...target, connections: 10, ...limit });
  if (result.non2xx + result.errors > 0) throw new Error(`${target.url} refuses.`);
  return result['2xx'] / result.duration;
}

/** Forty devices of a home from the mock, which validates each request. */
async function devicesAt(url: string): Promise<Target> {
  const { sandbox, token } = await openSandbox(url, 'many-devices');
  return {
    url: `${url}${getUnbindPackageDevList.path}?homeId=30001`,
    headers: {
      ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
      ...{ token, 'x-mock-sandbox': sandbox },
    },
  };
}

/** json-server with the same rows and without its log. */
async function startJsonServer(ours: Target): Promise<Target> {
  const { data } = (await (await ask(ours)).json()) as { data: object[] };
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rows.json');
  writeFileSync(file, JSON.stringify({ rows: data }));
  const port = await freePort();
  const target = { url: `http://127.0.0.1:${port}/rows` };
  const program = require.resolve('json-server/lib/cli/bin.js');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--quiet', file];
  await startServer([program, ...options], () => ask(target));
  return target;
}

/** Prism with our OpenAPI document: it validates like the mock and gives the same answer. */
async function startPrism(ours: Target): Promise<Target> {
  const answer: unknown = await (await ask(ours)).json();
  const program = `${installPeer(PRISM)}/@stoplight/prism-cli/dist/index.js`;
  const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as OpenApi;
  const operation = document.paths[getUnbindPackageDevList.path]?.get;
  if (!operation) throw new Error('The OpenAPI document lacks the call.');
  operation.responses['200'].content['application/json'].example = answer;
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const { pathname, search } = new URL(ours.url);
  const target = { ...ours, url: `http://127.0.0.1:${port}${pathname}${search}` };
  const options = ['--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'silent'];
  await startServer([program, 'mock', '--multiprocess', 'false', ...options, file], () =>
    ask(target),
  );
  return target;
}

/** Measures all in turn in each round; answers per second by name. */
async function speeds(targets: Readonly<Record<string, Target>>) {
  const found: Record<string, number[]> = {};
  for (const target of Object.values(targets)) await speedOf(target, { amount: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      (found[name] ??= []).push(await speedOf(target, { duration: SECONDS }));
    }
  }
  return found;
}

/** The mock beside servers that answer the same, and what its sandboxes cost. */
export async function measureMock(): Promise<Measure[]> {
  const { url, child } = await startMock();
  const mock = await devicesAt(url);
  const jsonServer = await startJsonServer(mock);
  const prism = await startPrism(mock).catch((error: unknown) => {
    process.stderr.write(`Prism is left out: ${String(error)}\n`);
    return null;
  });
  const found = await speeds({ mock, jsonServer, ...(prism && { prism }) });
  const start = performance.now();
  for (let made = 0; made < SANDBOXES; made += 1) await openSandbox(url, 'demo');
  const eachMs = (performance.now() - start) / SANDBOXES;
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]));
  const beside = (peer: string) => ratio(found['mock'] ?? [], found[peer] ?? []);
  return [
    measure('40 devices / json-server 0.17', beside('jsonServer'), '×', { atLeast: 2.5 }),
    ...(prism ? [measure('40 devices / Prism 5.14', beside('prism'), '×', { atLeast: 1 })] : []),
    measure('40 devices, a second', median(found['mock'] ?? []), ''),
    measure('a new sandbox', eachMs, 'ms'),
    measure(`memory with ${SANDBOXES} sandboxes`, kilobytes / 1024, 'MB'),
    ...(await measureBlocking()),
  ];
}
