import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { getUnbindPackageDevList } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { measureBlocking } from './blocking';
import { measure, median, ratio } from './measure';
import type { Measure } from './measure';
import { installPeer } from './peers';
import { cpuMs, freePort, openSandbox, startMock, startServer } from './servers';

/** Many short rounds in turn, because a disturbance of the machine then affects all servers. */
const ROUNDS = 9;
const SECONDS = 1;
/** Calls after which Node has compiled what it runs often. */
const WARM_UP = 3000;
/** As many as the mock keeps for one client. */
const SANDBOXES = 1000;

/** Servers that answer from our OpenAPI document. Only Prism validates requests like the mock. */
const PEERS = {
  'Prism 5.14': {
    install: '@stoplight/prism-cli@5.14.2',
    program: '@stoplight/prism-cli/dist/index.js',
    options: (file: string, port: string) => [
      ...['mock', '--multiprocess', 'false', '--host', '127.0.0.1', '--port', port],
      ...['--verboseLevel', 'silent', file],
    ],
  },
  'Mockoon 9.9': {
    install: '@mockoon/cli@9.9.0',
    program: '@mockoon/cli/bin/run.js',
    options: (file: string, port: string) => [
      ...['start', '--data', file, '--hostname', '127.0.0.1', '--port', port],
      ...['--disable-log-to-file', '--disable-admin-api'],
    ],
  },
};
type Peer = keyof typeof PEERS;

interface Asked {
  readonly url: string;
  readonly headers?: Record<string, string>;
}
/** Its process id tells its CPU time. */
type Target = Asked & { readonly pid: number };

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}
interface Operation {
  readonly responses: { '200': { content: Record<'application/json', unknown> } };
}

const require = createRequire(import.meta.url);
const ask = ({ url, ...init }: Asked) => fetch(url, init);

/**
 * Answers per second of the server's CPU time, for a time or a number of calls: others that keep the
 * machine busy do not count. @throws Error when one is refused.
 */
async function speedOf(
  { pid, ...asked }: Target,
  limit: { duration: number } | { amount: number },
) {
  const before = cpuMs(pid);
  const result = await autocannon({ ...asked, connections: 10, ...limit });
  if (result.non2xx + result.errors > 0) throw new Error(`${asked.url} refuses.`);
  return (result['2xx'] / (cpuMs(pid) - before)) * 1000;
}

/** Forty devices of a home from the mock, which validates each request. */
export async function devicesAt(url: string): Promise<Asked> {
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
async function startJsonServer(ours: Asked): Promise<Target> {
  const { data } = (await (await ask(ours)).json()) as { data: object[] };
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rows.json');
  writeFileSync(file, JSON.stringify({ rows: data }));
  const port = await freePort();
  const target = { url: `http://127.0.0.1:${port}/rows` };
  const program = require.resolve('json-server/lib/cli/bin.js');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--quiet', file];
  const { pid } = await startServer([program, ...options], () => ask(target));
  return { ...target, pid };
}

/** A server that gives the same answer as ours, because our OpenAPI document has it as an example. */
async function startPeer(name: Peer, ours: Asked): Promise<Target> {
  const { install, program, options } = PEERS[name];
  const value: unknown = await (await ask(ours)).json();
  const installed = join(installPeer(install), program);
  const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as OpenApi;
  const content = document.paths[getUnbindPackageDevList.path]?.get?.responses['200'].content;
  if (!content) throw new Error('The OpenAPI document lacks the call.');
  // Prism reads the example of the answer, Mockoon that of its schema.
  content['application/json'] = { example: value, schema: { type: 'object', example: value } };
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const { pathname, search } = new URL(ours.url);
  const target = { ...ours, url: `http://127.0.0.1:${port}${pathname}${search}` };
  const { pid } = await startServer([installed, ...options(file, String(port))], () => ask(target));
  const theirs: unknown = await (await ask(target)).json();
  if (!isDeepStrictEqual(theirs, value)) throw new Error(`${name} gives another answer.`);
  return { ...target, pid };
}

/** The peers that can be installed and started here. */
async function startPeers(ours: Asked) {
  const started: Partial<Record<Peer, Target>> = {};
  for (const name of Object.keys(PEERS) as Peer[]) {
    try {
      started[name] = await startPeer(name, ours);
    } catch (error) {
      process.stderr.write(`${name} is left out: ${String(error)}\n`);
    }
  }
  return started;
}

/** Measures all in turn in each round; answers per second of CPU time by name. */
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
  const { url, pid } = await startMock();
  const mock = await devicesAt(url);
  const jsonServer = await startJsonServer(mock);
  const peers = await startPeers(mock);
  const found = await speeds({ mock: { ...mock, pid }, jsonServer, ...peers });
  const start = performance.now();
  for (let made = 0; made < SANDBOXES; made += 1) await openSandbox(url, 'demo');
  const eachMs = (performance.now() - start) / SANDBOXES;
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
  const beside = (peer: string) => ratio(found['mock'] ?? [], found[peer] ?? []);
  return [
    measure('40 devices / json-server 0.17', beside('jsonServer'), '×', { atLeast: 2.5 }),
    ...Object.keys(peers).map((name) =>
      measure(`40 devices / ${name}`, beside(name), '×', { atLeast: 1 }),
    ),
    measure('40 devices, a second of CPU time', median(found['mock'] ?? []), ''),
    measure('a new sandbox', eachMs, 'ms'),
    measure(`memory with ${SANDBOXES} sandboxes`, kilobytes / 1024, 'MB'),
    ...(await measureBlocking()),
  ];
}
