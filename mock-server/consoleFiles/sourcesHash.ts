import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from './project';

/**
 * The sources of the console and the phone's page. Other files of the mock server may only be
 * imported for their types.
 */
export const CONSOLE_SOURCES = [
  'mock-server/calls/faultDetails.ts',
  'mock-server/console',
  'mock-server/catalogue/openPath.ts',
  'mock-server/catalogue/queryLength.ts',
  'mock-server/control/links/shortFault.ts',
  'mock-server/phone/page',
  'mock-server/phone/app',
  'mock-server/phone/devices.ts',
  'mock-server/phone/names.ts',
  'mock-server/phone/refusal.ts',
  'mock-server/phone/settings.ts',
  'mock-server/phone/userAgent.ts',
  'mock-server/http/appPath.ts',
  'mock-server/mask.ts',
  'mock-server/texts/plain.ts',
  'ui',
  'contracts',
  'package-lock.json',
];
const IS_SOURCE = /\.(tsx?|html|css|json)$/;
const IS_OTHER = /\.(test|stories)\.tsx?$|(^|\/)(node_modules|__screenshots__|pacts)\//;

/** The sources of the portal. */
export const PORTAL_SOURCES = [
  ...['src', 'ui', 'contracts', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json'],
];

/** A hash of all source files; it changes when the build would differ. */
export function sourcesHash(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(join(PROJECT, source)))) {
    const name = relative(PROJECT, path).replaceAll('\\', '/');
    if (!IS_SOURCE.test(name) || IS_OTHER.test(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (IS_SOURCE.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
