/**
 * `node .ci/webkit.mjs [files …]`: runs the journeys of tests/webkit in WebKitGTK against dist/, in a
 * window on a virtual display.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './hosting/nginxServer.mjs';
import { NO_WEBKIT, findWebkit } from './install/webkit.mjs';
import { root, toolEnv } from './root.mjs';
import { supervise } from './servers.mjs';

/** The frame of the window is wider than a small phone, unless its letters and icons are tiny. */
const NARROW_FRAME =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

const browser = findWebkit();
if (!browser) {
  console.error(NO_WEBKIT);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
const children = [];
process.on('exit', () => {
  // Without its display the browser ends, too.
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program that ends with this process. */
function start(program, args, env, stdio = 'inherit') {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio });
  children.push(child);
  return child;
}

/** @returns {Promise<string>} the display, which the X server chooses and prints */
function startDisplay() {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = start('Xvfb', options, {}, ['ignore', 'ignore', 'ignore', 'pipe']);
  return new Promise((resolve, reject) => {
    server.stdio[3].once('data', (data) => resolve(`:${String(data).trim()}`));
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
}

async function startDriver() {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_FRAME);
  const port = await freePort();
  start('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
    DISPLAY: await startDisplay(),
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  return port;
}

await supervise(async (group) => {
  const mockPort = await group.startMock();
  const [port, driverPort] = await Promise.all([
    group.startApp(['preview', '--config', 'tests/e2e/support/preview.config.ts'], mockPort),
    startDriver(),
  ]);
  const report = ['default', 'json'].flatMap((name) => ['--reporter', name]);
  const options = ['--project', 'webkit', ...report, '--outputFile.json=reports/webkit.json'];
  const tests = spawn('npx', ['vitest', 'run', ...options, ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnv({
      PORTAL_URL: `http://localhost:${port}`,
      WEBKIT: browser,
      WEBKIT_DRIVER_PORT: String(driverPort),
    }),
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => tests.once('exit', resolve));
  await group.end();
  process.exit(code ?? 1);
});
