/**
 * Finds or downloads the browser of the tests, in this order: CHROMIUM_PATH, a pinned Chromium build
 * (linux-x64, same rendering everywhere), the system's Chrome, Playwright's download, apt as root.
 * With CHROMIUM=oldest, the oldest Chrome that the portal supports.
 * A browser is accepted only if it renders a page; a stamp file caches the result.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { canInstall, install } from './apt.mjs';
import { withLock } from './lock.mjs';
import { installPinnedChromium, isOldest, pinnedVersion } from './pinnedChromium.mjs';
import { root } from '../root.mjs';

const cache = join(root, '.cache');
const stampFile = join(cache, 'browser.json');
const require = createRequire(import.meta.url);

/** Restricts connections to this machine, and makes text rendering independent of the screen. */
const launchFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
];

/** Shared memory that the browsers of all workers need, in bytes. */
const ROOM_TO_SHARE = 2 * 2 ** 30;

/**
 * Whether /dev/shm is large enough. By default Playwright uses files in /tmp for shared memory,
 * because containers often have a small /dev/shm; that takes an eighth of the time of a journey.
 */
function hasRoomToShare() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOM_TO_SHARE;
  } catch {
    return false;
  }
}

/**
 * Playwright's launch options for all test browsers, with optional further flags.
 * @param {string} executablePath
 * @param {readonly string[]} flags
 */
export const launchOptions = (executablePath, flags = []) => ({
  executablePath,
  args: [...launchFlags, ...flags],
  ignoreDefaultArgs: hasRoomToShare() ? ['--disable-dev-shm-usage'] : [],
});

/**
 * Whether a browser is the pinned build, which renders the same pictures on every machine.
 * @param {string} executablePath
 */
export const isPinned = (executablePath) => executablePath.startsWith(cache);

/** Launches the browser. @throws Error if it does not render a page. */
async function check(executablePath) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ ...launchOptions(executablePath), timeout: 60_000 });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    if ((await page.textContent('p')) !== 'ready') throw new Error('it does not render a page');
    await page.screenshot();
  } finally {
    await browser.close();
  }
}

function systemBrowser() {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']];
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.filter(Boolean).map((f) => join(f, 'Google/Chrome/Application/chrome.exe')),
  ].find((path) => existsSync(path));
}

function run(command, args) {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  const reason = stderr?.split('\n').find((line) => /error|fail|unable/i.test(line));
  throw new Error(reason?.trim() || `${command} failed`);
}

async function playwrightBrowser() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function aptBrowser() {
  install(['chromium']);
  return systemBrowser();
}

function sources() {
  const linux64 = process.platform === 'linux' && process.arch === 'x64';
  const pinned = ['the pinned Chromium', () => installPinnedChromium(cache)];
  // Another browser would prove nothing about the oldest one.
  if (isOldest) return [pinned];
  return [
    linux64 && pinned,
    ['a Chrome or Chromium of the system', systemBrowser],
    ["Playwright's download", playwrightBrowser],
    canInstall() && ['apt', aptBrowser],
  ].filter(Boolean);
}

async function find() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    try {
      await check(chosen);
    } catch (error) {
      throw new Error(`CHROMIUM_PATH (${chosen}) does not start: ${firstLine(error)}`);
    }
    return chosen;
  }
  const reasons = [];
  for (const [name, locate] of sources()) {
    try {
      const path = await locate();
      if (!path) throw new Error('there is none');
      await check(path);
      if (reasons.length > 0)
        console.error(['Another browser than wanted:', ...reasons].join('\n'));
      return path;
    } catch (error) {
      reasons.push(`  ${name}: ${firstLine(error)}`);
    }
  }
  throw new Error(
    [
      'No browser for the tests: install Chrome or Chromium and set CHROMIUM_PATH to it, or run "npx playwright install --with-deps chromium". Tried:',
      ...reasons,
    ].join('\n'),
  );
}

const firstLine = (error) => String(error?.message ?? error).split('\n')[0];

/** The cache key: another CHROMIUM_PATH, version or machine repeats the search. */
const question = () =>
  [
    process.env.CHROMIUM_PATH ?? '',
    pinnedVersion,
    require('playwright/package.json').version,
    process.platform,
    process.arch,
    root,
  ].join(' ');

function remembered() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    const { size } = statSync(stamp.executablePath);
    return stamp.question === question() && stamp.size === size ? stamp.executablePath : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a working browser.
 * @returns {Promise<{ executablePath: string }>}
 * @throws Error that explains how to install one.
 */
export async function ensureBrowser() {
  const known = remembered();
  if (known) return { executablePath: known };
  return withLock(join(cache, 'browser.lock'), async () => {
    const executablePath = remembered() ?? (await find());
    mkdirSync(cache, { recursive: true });
    const { size } = statSync(executablePath);
    writeFileSync(stampFile, JSON.stringify({ question: question(), executablePath, size }));
    return { executablePath };
  });
}
