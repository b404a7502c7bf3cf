/**
 * Finds Firefox for the tests, in this order: FIREFOX_PATH, an installed one, apt as root. Playwright
 * drives it as it is, by WebDriver BiDi.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';

function installed() {
  const names = ['firefox-esr', 'firefox'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const chosen = process.env.FIREFOX_PATH;
  const candidates = chosen
    ? [chosen]
    : [...onPath, '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return candidates.find((path) => existsSync(path));
}

/** The path of Firefox; undefined if there is none and none can be installed. */
export function findFirefox() {
  const found = installed();
  if (found) return found;
  install(['firefox-esr']);
  return installed();
}

/** What `npm test` says where there is no Firefox. */
export const NO_FIREFOX =
  'there is no Firefox: install the package firefox-esr, or set FIREFOX_PATH to a Firefox';
