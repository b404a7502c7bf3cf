import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { getUnbindPackageDevList } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { measure, median, ratio } from './measure';
import type { Measure } from './measure';
import { freePort, openSandbox, startMock, startServer } from './servers';

/** Many short rounds in turn, because a disturbance of the machine then affects all servers. */
const ROUNDS = 9;
const SECONDS = 1;
/** As many as the mock keeps for one client. */
const SANDBOXES = 1000;
/** Installed for comparison only, on first use. */
const PEERS = '.cache/bench-peers';
const PACKAGES = ['@mockoon/cli@9.9.0', '@stoplight/prism-cli@5.14.2'];

interface Target {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

const require = createRequire(import.meta.url);
const ask = ({ url, ...init }: Target) => fetch(url, init);

/** Answers per second. @throws Error when one is refused. */
async function speedOf(target: Target): Promise<number> {
  const result = await autocannon({ ...target, connections: 10, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${target.url} refuses.`);
  return result['2xx'] / result.duration;
}

/** Starts a peer on a free port; says why one cannot be started, and the others are measured. */
async function startPeer(
  name: string,
  path: string,
  argsFor: (port: string) => readonly string[],
  headers: Record<string, string> = {},
): Promise<Readonly<Record<string, Target>>> {
  const port = await freePort();
  const target = { url: `http://127.0.0.1:${port}${path}`, headers };
  try {
    await startServer(argsFor(String(port)), () => ask(target));
    return { [name]: target };
  } catch (error) {
    process.stderr.write(`${name} is left out: ${String(error)}\n`);
    return {};
  }
}

/** The smallest environment with one route; Mockoon adds the rest. */
const mockoonEnvironment = (body: string) => ({
  uuid: 'bench',
  lastMigration: 33,
  name: 'bench',
  rootChildren: [{ type: 'route', uuid: 'rows' }],
  routes: [
    {
      ...{ uuid: 'rows', type: 'http', method: 'get', endpoint: 'rows' },
      responses: [{ uuid: 'answer', body, bodyType: 'INLINE', statusCode: 200, default: true }],
    },
  ],
});

/** Our OpenAPI document with an example for the call: Prism validates requests, like the mock. */
function openApiWith(answer: unknown) {
  const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8'));
  const { get } = document.paths[getUnbindPackageDevList.path];
  get.responses['200'].content['application/json'].example = answer;
  return document;
}

async function startPeers(ours: Target, folder: string) {
  const answer = (await (await ask(ours)).json()) as { data: object[] };
  const file = (name: string, content: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const rows = file('rows.json', { rows: answer.data });
  const mockoon = file('mockoon.json', mockoonEnvironment(JSON.stringify(answer.data)));
  const openApi = file('openapi.json', openApiWith(answer));
  try {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--silent'];
    execFileSync('npm', ['install', '--prefix', PEERS, ...quiet, ...PACKAGES]);
  } catch {
    process.stderr.write('Mockoon and Prism cannot be installed.\n');
  }
  const { pathname, search } = new URL(ours.url);
  return {
    ...(await startPeer('json-server 0.17, same rows', '/rows', (port) => [
      require.resolve('json-server/lib/cli/bin.js'),
      ...['--host', '127.0.0.1', '--port', port, '--quiet', rows],
    ])),
    ...(await startPeer('Mockoon 9.9, same rows', '/rows', (port) => [
      `${PEERS}/node_modules/@mockoon/cli/bin/run.js`,
      ...['start', '--data', mockoon, '--port', port, '--repair', '--disable-log-to-file'],
    ])),
    ...(await startPeer(
      'Prism 5.14, our OpenAPI, same answer',
      pathname + search,
      (port) => [
        `${PEERS}/node_modules/@stoplight/prism-cli/dist/index.js`,
        ...['mock', '--host', '127.0.0.1', '--port', port, '--multiprocess', 'false'],
        ...['--verboseLevel', 'silent', openApi],
      ],
      ours.headers,
    )),
  };
}

/** Forty devices of the mock, which validates each request, beside servers of the same rows. */
export async function measureMock(): Promise<Measure[]> {
  const { url, pid } = await startMock();
  const { sandbox, token } = await openSandbox(url, 'many-devices');
  const ours: Target = {
    url: `${url}${getUnbindPackageDevList.path}?homeId=30001`,
    headers: {
      ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
      ...{ token, 'x-mock-sandbox': sandbox },
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const targets = Object.entries({ ours, ...(await startPeers(ours, folder)) });
  rmSync(folder, { recursive: true, force: true });
  const speeds = new Map<string, number[]>(targets.map(([name]) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, target] of targets) {
      const speed = await speedOf(target);
      // The first round warms up.
      if (round > 0) speeds.get(name)?.push(speed);
    }
  }
  const { ours: own = [], ...peers } = Object.fromEntries(speeds);
  const start = performance.now();
  for (let made = 0; made < SANDBOXES; made += 1) await openSandbox(url, 'demo');
  const eachMs = (performance.now() - start) / SANDBOXES;
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
  return [
    ...Object.entries(peers).map(([name, speed]) =>
      measure(`40 devices / ${name}`, ratio(own, speed), '×', {
        atLeast: name.startsWith('json-server') ? 2.5 : 1,
      }),
    ),
    measure('40 devices, a second', median(own), ''),
    measure('a new sandbox', eachMs, 'ms'),
    measure(`memory with ${SANDBOXES} sandboxes`, kilobytes / 1024, 'MB'),
  ];
}
