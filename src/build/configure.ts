import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withoutPrefix, wrongSettings } from '../platform/launch/settings';
import { configured } from './configured';
import { writeHeaders } from './hosting';

/** The options of the command, which are file and folder names. */
export interface Options {
  readonly settings: string | undefined;
  readonly dist: string;
  readonly info: string;
}

/**
 * Writes the settings of a deployment into a build; returns the path of its page. @throws Error if a
 * setting is missing or invalid; nothing has changed then.
 */
export function configure({ settings: file, dist, info }: Options): string {
  if (file === undefined) throw new Error('Say which file: --settings FILE');
  const variables = parseEnv(readFileSync(file, 'utf8'));
  const settings = withoutPrefix(variables);
  const wrong = wrongSettings(settings);
  if (wrong.length > 0) {
    throw new Error(
      `Missing or wrong in ${file}: ${wrong.map((name) => `VITE_${name}`).join(', ')}.`,
    );
  }
  const page = join(dist, 'index.html');
  const markup = configured(readFileSync(page, 'utf8'), settings);
  writeFileSync(page, markup);
  writeFileSync(`${page}.gz`, gzipSync(markup, { level: 9 }));
  writeFileSync(`${page}.br`, brotliCompressSync(markup));
  writeHeaders(dist, info, variables);
  return page;
}
