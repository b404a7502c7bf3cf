import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = `${root}tests/bench/ui/entry.js`;

/** Scripts that a browser would get for some code, in a production build. */
export interface Bundle {
  /** The entry and its static imports. */
  readonly first: string;
  /** Chunks loaded on demand; empty if there are none. */
  readonly later: string;
}

/**
 * Bundles everything into one script, for a page that cannot fetch chunks. @throws Error when the
 * build fails.
 */
export const bundleWhole = async (code: string): Promise<string> =>
  (await chunksOf(code, { codeSplitting: false })).map((chunk) => chunk.code).join('');

/** Bundles without styles and fonts. @throws Error when the build fails. */
export async function bundle(code: string): Promise<Bundle> {
  const chunks = await chunksOf(code, {});
  const waitedFor = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? [chunk.fileName] : [])));
  for (const name of waitedFor) {
    const { imports } = chunks.find(({ fileName }) => fileName === name) ?? { imports: [] };
    for (const next of imports) waitedFor.add(next);
  }
  const scriptOf = (first: boolean) =>
    chunks
      .filter(({ fileName }) => waitedFor.has(fileName) === first)
      .map((chunk) => chunk.code)
      .join('');
  return { first: scriptOf(true), later: scriptOf(false) };
}

async function chunksOf(code: string, output: { codeSplitting?: boolean }) {
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
        output,
      },
    },
  });
  if (!('output' in built)) throw new Error('One build was asked for.');
  return built.output.filter((file) => file.type === 'chunk');
}

/** Size when sent with gzip at its best level. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
