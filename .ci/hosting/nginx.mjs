/**
 * `node .ci/hosting/nginx.mjs [journeys …]`: runs journeys against dist/ behind a real nginx with
 * docs/nginx.conf on loopback; by default sign-in, purchase, build, first loads, deployments and bad input.
 * With `--ci` (`npm test -- nginx`) it runs fewer journeys, and exits with 0 if nginx is not available.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../install/debian.mjs';
import { root, toolEnv } from '../root.mjs';
import { supervise } from '../servers.mjs';
import { adapted, freePort, writeNginxConf } from './nginxServer.mjs';

/** Matches the file only, because some folders of tests/e2e have the same names. */
const specOf = (name) => `/${name}.spec`;

const JOURNEYS = ['login', 'purchase', 'production', 'firstLoad', 'deployment', 'badInput'].map(
  specOf,
);
/** Journeys that depend on the host: deep links, headers, compression, caching, the proxy to the service. */
const JOURNEYS_OF_CI = ['production', 'purchase', 'entry'].map(specOf);

/** Adapts docs/nginx.conf to this machine. */
const serverBlock = (port, mockPort) =>
  adapted('nginx.conf', [
    ['listen 8080;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
    ['/srv/homeview/dist', join(root, 'dist')],
    ['/srv/homeview/build-info', join(root, 'build-info')],
    ['http://127.0.0.1:4010', `http://127.0.0.1:${mockPort}`],
    // `$host` has no port, but this server is not on the standard port.
    ['Host $host;', 'Host $http_host;'],
    // The journeys also use the control API of the mock server.
    ['(api|apiLogin|payGateway|logs)', '(api|apiLogin|payGateway|logs|__mock)'],
    ...(found.brotli ? [] : [['brotli_static on;', '']]),
  ]);

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

/** @returns {Promise<number>} the port it listens on */
async function startNginx(mockPort) {
  const port = await freePort();
  const file = writeNginxConf(folder, { ...found, block: serverBlock(port, mockPort) });
  nginx = spawn(found.program, ['-c', file], { stdio: 'inherit' });
  if (await untilItAnswers(`http://127.0.0.1:${port}/health.json`, nginx)) return port;
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
      HOST_ENCODING: found.brotli ? 'br' : 'gzip',
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
