import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What gets smaller; fonts are compressed by themselves. */
const TEXTS = /\.(js|css|html|svg|json)$/;

/** Below it a second file costs more than it saves, in bytes. */
const LEAST = 1000;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Writes `.gz` and `.br` beside one file: a host sends them as they are. */
export function compressFile(file: string): void {
  const text = readFileSync(file);
  if (text.length < LEAST) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotli(text));
}

/** The same for all texts of a folder. */
export function compressAll(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (TEXTS.test(file)) compressFile(join(folder, file));
  }
}
