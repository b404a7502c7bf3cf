import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = `${root}tests/bench/ui/entry.js`;

/** Scripts that a browser would get for some code, built for production. */
export interface Bundle {
  /** What it waits for. */
  readonly first: string;
  /** What it fetches when it comes to need it; empty when there is nothing. */
  readonly later: string;
}

/** Both in one script, for a page that can fetch nothing. @throws Error when it cannot be built. */
export const bundleWhole = async (code: string): Promise<string> =>
  (await chunksOf(code, { codeSplitting: false })).map((chunk) => chunk.code).join('');

/** Styles and fonts are left out. @throws Error when it cannot be built. */
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

/** Bytes over the line, at the best level of gzip. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
