/**
 * `node .ci/hosting/nginx.mjs [journeys …]`: runs journeys against dist/ behind a real nginx with
 * docs/nginx.conf on loopback; by default sign-in, purchase, build, first loads, deployments and bad input.
 * With `--ci` (`npm test -- nginx`) it runs fewer journeys, and exits with 0 if nginx is not available.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../install/debian.mjs';
import { root, toolEnv } from '../root.mjs';
import { supervise } from '../servers.mjs';

/** Matches the file only, because some folders of tests/e2e have the same names. */
const specOf = (name) => `/${name}.spec`;

const JOURNEYS = ['login', 'purchase', 'production', 'firstLoad', 'deployment', 'badInput'].map(
  specOf,
);
/** Journeys that depend on the host: deep links, headers, compression, caching, the proxy to the service. */
const JOURNEYS_OF_CI = ['production', 'purchase', 'entry'].map(specOf);

/** Also proxies the control API of the mock server, which journeys use. */
const withMock = (block) =>
  block.replace('(api|apiLogin|payGateway|logs)', '(api|apiLogin|payGateway|logs|__mock)');

/** Adapts docs/nginx.conf to this machine. @throws Error if an expected line is missing. */
function serverBlock(port, mockPort) {
  const changes = [
    ['listen 8080;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
    ['/srv/homeview/dist', join(root, 'dist')],
    ['/srv/homeview/build-info', join(root, 'build-info')],
    ['http://127.0.0.1:4010', `http://127.0.0.1:${mockPort}`],
    // `$host` has no port, but this server is not on the standard port.
    ['Host $host;', 'Host $http_host;'],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx.conf has no "${from}" any more.`);
      return text.replace(from, to);
    },
    withMock(readFileSync(join(root, 'docs', 'nginx.conf'), 'utf8')),
  );
}

function configIn(folder, { types, block }) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name), { recursive: true });
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log stderr warn;
    events { worker_connections 512; }
    http { include ${types}; access_log off; ${places.join(' ')}\n${block}\n}\n`,
  );
  return file;
}

const named = process.argv.slice(2).filter((name) => name !== '--ci');
const inCi = process.argv.includes('--ci');
const found = findNginx();
if (!found) {
  console.error('No nginx here, and none available: on Debian, apt-get install nginx-light');
  process.exit(inCi ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
let nginx;
process.on('exit', () => {
  nginx?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * nginx does not support port 0, so it is started on random ports until one is free.
 * @returns {Promise<number>} the port it listens on
 */
async function startNginx(mockPort) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = randomInt(20_000, 60_000);
    const file = configIn(folder, { ...found, block: serverBlock(port, mockPort) });
    nginx = spawn(found.program, ['-c', file], { stdio: 'inherit' });
    const ended = new Promise((resolve) => nginx.once('exit', () => resolve(false)));
    const started = untilItAnswers(`http://127.0.0.1:${port}/health.json`, nginx);
    if (await Promise.race([started, ended])) return port;
  }
  throw new Error('nginx did not start: its messages are above.');
}

async function untilItAnswers(url, server) {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}

await supervise(async (group) => {
  const port = await startNginx(await group.startMock());
  const chosen = named.length > 0 ? named : inCi ? JOURNEYS_OF_CI : JOURNEYS;
  const journeys = spawn('npx', ['playwright', 'test', ...chosen], {
    cwd: root,
    env: toolEnv({
      REPORT: 'nginx',
      BASE_URL: `http://localhost:${port}`,
    }),
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => journeys.once('exit', resolve));
  await group.end();
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGTERM');
  await ended;
  process.exit(code ?? 1);
});
