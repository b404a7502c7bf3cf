import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOnRandomPort } from './processes';
import type { Running } from './processes';

/** Some 250 packages, so it is fetched when it is first compared with, and never declared. */
const MOCKOON = '@mockoon/cli@9.9.0';
const FOLDER = '.cache/bench-peers';
const PROGRAM = join(FOLDER, 'node_modules/@mockoon/cli/bin/run.js');
const INSTALL_LIMIT_MS = 300_000;

/** Mockoon with the rows as one static route, `/rows`. @throws Error when it cannot be fetched. */
export async function startMockoon(rows: unknown, temporary: string): Promise<Running> {
  await install();
  const data = join(temporary, 'mockoon.json');
  return startOnRandomPort((port) => {
    writeFileSync(data, JSON.stringify(environment(port, JSON.stringify(rows))));
    const options = ['--data', data, '--port', String(port), '--repair', '--disable-log-to-file'];
    return [PROGRAM, 'start', ...options];
  }, '/rows');
}

async function install(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(npm, ['install', '--prefix', FOLDER, ...quiet, MOCKOON], {
    timeout: INSTALL_LIMIT_MS,
    shell: process.platform === 'win32',
  });
}

/** The least that Mockoon takes for a route; it fills in the rest by itself. */
const environment = (port: number, body: string) => ({
  uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0001',
  lastMigration: 33,
  name: 'bench',
  port,
  hostname: '127.0.0.1',
  rootChildren: [{ type: 'route', uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0002' }],
  routes: [
    {
      uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0002',
      type: 'http',
      method: 'get',
      endpoint: 'rows',
      responses: [
        {
          uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0003',
          body,
          bodyType: 'INLINE',
          statusCode: 200,
          headers: [{ key: 'Content-Type', value: 'application/json' }],
          disableTemplating: true,
          default: true,
        },
      ],
    },
  ],
});
