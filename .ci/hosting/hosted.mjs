/**
 * `npm test -- hosted`: runs the journeys of tests/hosted against the hosted setup of a team: on loopback,
 * two processes and Redis behind nginx with TLS and a wildcard name (docs/nginx-hosted.conf). Reports
 * missing nginx, Redis or openssl; with `--ci` the step then counts as not run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx, findRedis } from '../install/debian.mjs';
import { root, toolEnv } from '../root.mjs';
import { adapted, freePort, writeNginxConf } from './nginxServer.mjs';

const NAME = 'support.example.com';
/** The header in which a proxy such as oauth2-proxy sends the name of the agent. */
const USER_HEADER = 'x-auth-request-user';
const START_LIMIT_MS = 60_000;

const nginx = findNginx();
const redis = findRedis();
const hasOpenssl = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0;
const missing = [!nginx && 'nginx', !redis && 'redis-server', !hasOpenssl && 'openssl'].filter(
  Boolean,
);
if (missing.length > 0) {
  console.log(`Not run: no ${missing.join(', ')} here, and none available.`);
  process.exit(process.argv.includes('--ci') ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
const children = [];
let nginxProcess;
const end = () => {
  // On SIGTERM nginx ends its workers; on SIGKILL they would keep running.
  for (const child of children) child.kill(child === nginxProcess ? 'SIGTERM' : 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};
process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function start(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  child.said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => (child.said += data.toString()));
  }
  return child;
}

/** Waits until `look` returns a truthy value. @throws Error with the output of the program. */
async function until(child, what, look) {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(100)) {
    const found = await look();
    if (found) return found;
    if (child.exitCode !== null) break;
  }
  throw new Error(`${what} did not start:\n${child.said}`);
}

async function startRedis(port) {
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = start(redis.program, options.map(String), redis.env);
  await until(child, 'Redis', () => /Ready to accept connections/.test(child.said));
  return child;
}

async function startHost(env) {
  const child = start(process.execPath, ['--import', 'tsx', 'mock-server/hosting/host.ts'], {
    ...env,
    PORT: '0',
  });
  const found = await until(child, 'The host', () => /Listening on .*:(\d+)/.exec(child.said));
  return { pid: child.pid, port: Number(found[1]) };
}

function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = `subjectAltName=DNS:${NAME},DNS:*.${NAME}`;
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`];
  const all = ['req', '-x509', ...options, '-addext', names, '-keyout', key, '-out', cert];
  const { status, stderr } = spawnSync('openssl', all, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
  return { key, cert };
}

/** The people who may sign in, with their passwords. */
const PEOPLE = { ada: 'ada-1', bob: 'bob-1' };

function makePasswords() {
  const file = join(folder, 'htpasswd');
  const lines = Object.entries(PEOPLE).map(([name, word]) => `${name}:{PLAIN}${word}\n`);
  writeFileSync(file, lines.join(''));
  return file;
}

/** Adapts docs/nginx-hosted.conf to this machine. */
const serverBlock = (port, hosts, { key, cert, passwords }) =>
  adapted('nginx-hosted.conf', [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['/etc/ssl/support.example.com.pem', cert],
    ['/etc/ssl/support.example.com.key', key],
    ['/etc/nginx/homeview.htpasswd', passwords],
    ['127.0.0.1:8081', `127.0.0.1:${hosts[0].port}`],
    ['127.0.0.1:8082', `127.0.0.1:${hosts[1].port}`],
  ]);

async function startNginx(block) {
  const file = writeNginxConf(folder, { types: nginx.types, block });
  const child = start(nginx.program, ['-c', file, '-e', 'stderr'], nginx.env);
  nginxProcess = child;
  await until(child, 'nginx', () => existsSync(join(folder, 'pid')));
}

const [port, redisPort] = [await freePort(), await freePort()];
const redisProcess = await startRedis(redisPort);
const env = {
  MOCK_PUBLIC_URL: `https://${NAME}:${port}`,
  MOCK_HOST_NAMES: `*.${NAME}`,
  MOCK_STORE: `redis://127.0.0.1:${redisPort}`,
  MOCK_USER_HEADER: USER_HEADER,
  MOCK_QUOTA: '5000',
};
// Sequentially, because the first host builds the files that the second one serves.
const hosts = [await startHost(env), await startHost(env)];
await startNginx(serverBlock(port, hosts, { ...makeCertificate(), passwords: makePasswords() }));
console.log(`Hosted on https://${NAME}:${port}, by two processes and a Redis.`);

const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const journeys = spawn(
  'npx',
  ['playwright', 'test', '-c', 'tests/hosted/hosted.config.ts', ...named],
  {
    cwd: root,
    env: toolEnv({
      HOSTED: JSON.stringify({
        name: NAME,
        port,
        hosts,
        redis: redisProcess.pid,
        userHeader: USER_HEADER,
        people: PEOPLE,
      }),
    }),
    stdio: 'inherit',
  },
);
const code = await new Promise((resolve) => journeys.once('exit', resolve));
process.exit(code ?? 1);
