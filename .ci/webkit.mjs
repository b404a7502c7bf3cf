/**
 * `node .ci/webkit.mjs [files …]`: runs the journeys of tests/webkit in WebKitGTK, in a window on a
 * display of its own, against dist/. With `--ci` (`npm test -- webkit`) it runs a sample, and exits
 * with 0 if there is no WebKit here.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './hosting/nginxServer.mjs';
import { findWebkit } from './install/webkit.mjs';
import { root, toolEnv } from './root.mjs';
import { supervise } from './servers.mjs';

/** Sign-in, purchase and gift card, and some screens. */
const SAMPLE = ['signIn', 'purchase', 'giftCard', 'screens'];

/** The frame of the window is wider than a small phone, unless its letters and icons are tiny. */
const NARROW_FRAME =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

const inCi = process.argv.includes('--ci');
const named = process.argv.slice(2).filter((name) => name !== '--ci');
const sampled = inCi && process.env.TEST_FULL !== '1' ? SAMPLE : [];

let browser;
try {
  browser = findWebkit();
} catch (error) {
  console.error(error.message);
  process.exit(inCi ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
const children = [];
process.on('exit', () => {
  // Without its display the browser ends, too.
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program in an empty home directory. */
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
  const tests = spawn('npx', ['vitest', 'run', ...options, ...sampled, ...named], {
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
