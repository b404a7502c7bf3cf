/** Finds WebKitGTK, its driver and a virtual display: installed ones, or by apt as root. */
import { existsSync } from 'node:fs';
import { install } from './apt.mjs';

const PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PROGRAMS = [BROWSER, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const isInstalled = () => PROGRAMS.every((path) => existsSync(path));

/**
 * The path of a browser with WebKit; its driver and the display are on the PATH. Undefined if it is
 * missing and can't be installed.
 */
export function findWebkit() {
  if (!isInstalled()) install(PACKAGES);
  return isInstalled() ? BROWSER : undefined;
}

/** What `npm test` says where there is no WebKit. */
export const NO_WEBKIT = `there is no WebKit: on Debian for x64, install the packages ${PACKAGES.join(', ')}`;
