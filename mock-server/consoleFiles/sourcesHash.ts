import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from './project';

const IS_SOURCE = /\.(tsx?|html|css|json)$/;
const IS_OTHER = /\.(test|stories)\.tsx?$|(^|\/)(node_modules|__screenshots__|pacts)\//;

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
