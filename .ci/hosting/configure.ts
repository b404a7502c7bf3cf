/**
 * `npm run configure -- --settings FILE`: writes the settings of a deployment into a build, so that one
 * build works in every environment. FILE has the format of `.env`. If a setting is missing or invalid,
 * it changes nothing and exits with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withoutPrefix, wrongSettings } from '../../src/platform/launch/settings';
import { configured } from './configured';
import { writeHeaders } from './hosting';

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    info: { type: 'string', default: 'build-info' },
  },
});

function configure(file: string, dist: string, info: string): void {
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
  process.stdout.write(`${page} and its headers are set up from ${file}.\n`);
}

try {
  if (values.settings === undefined) throw new Error('Say which file: --settings FILE');
  configure(values.settings, values.dist, values.info);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
