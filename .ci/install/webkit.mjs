/** Finds WebKitGTK, its driver and a virtual display: installed ones, or by apt as root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Timeout of apt in ms, because a machine may have no network. */
const PATIENCE_MS = 300_000;
const PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PROGRAMS = [BROWSER, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;

const isInstalled = () => PROGRAMS.every((path) => existsSync(path));

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = () =>
  succeeds('apt-get', ['update', '-q']) &&
  succeeds('apt-get', ['install', '-qy', '--no-install-recommends', ...PACKAGES]);

/**
 * The path of a browser with WebKit; its driver and the display are on the PATH.
 * @throws Error that explains what is missing.
 */
export function findWebkit() {
  if (isInstalled() || (canInstall() && install() && isInstalled())) return BROWSER;
  throw new Error(
    `WebKit was not run: on Debian for x64, apt-get install ${PACKAGES.join(' ')} brings what it needs.`,
  );
}
