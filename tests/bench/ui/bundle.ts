import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = `${root}tests/bench/ui/entry.js`;

/**
 * The script a browser would get for this code, built for production: what it waits for, not what it
 * fetches later. Styles and fonts are left out. @throws Error when it cannot be built.
 */
export async function bundle(code: string): Promise<string> {
  const built = await build({
    ...{ root, configFile: false, mode: 'production', logLevel: 'error', publicDir: false },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      ...{ write: false, target: 'es2022', reportCompressedSize: false },
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in built)) throw new Error('One build was asked for.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const waitedFor = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? [chunk.fileName] : [])));
  for (const name of waitedFor) {
    const { imports } = chunks.find(({ fileName }) => fileName === name) ?? { imports: [] };
    for (const next of imports) waitedFor.add(next);
  }
  return chunks.flatMap(({ fileName, code }) => (waitedFor.has(fileName) ? [code] : [])).join('');
}

/** Bytes over the line, at the best level of gzip. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
