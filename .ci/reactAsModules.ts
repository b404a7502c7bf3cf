/**
 * React's packages come as CommonJS alone. Read as such, each is kept whole, every chunk of the
 * portal brings its own key to them, and a chunk of keys is asked for before anything else. Their
 * files are plain enough (`exports.x = …`, `var y = require("y")`) to be read as the modules they
 * could be: one request and 1.1 to 1.7 kB less for every first load.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const withSelector = 'cjs/use-sync-external-store-with-selector.production.js';

/** What is asked for: the package, and its file for production. */
const FILES: Readonly<Record<string, readonly [pack: string, file: string]>> = {
  react: ['react', 'cjs/react.production.js'],
  'react/jsx-runtime': ['react', 'cjs/react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
  'react-is': ['react-is', 'cjs/react-is.production.js'],
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  // For React before 18, and the same; the store of the portal asks for the other one.
  'use-sync-external-store/shim/with-selector': ['use-sync-external-store', withSelector],
  'use-sync-external-store/with-selector.js': ['use-sync-external-store', withSelector],
};

const paths = new Map(
  Object.entries(FILES).map(([asked, [pack, file]]) => [
    asked,
    join(dirname(require.resolve(`${pack}/package.json`)), file),
  ]),
);
/** What is asked for, and the file it is. */
export const reactFiles = (): ReadonlyMap<string, string> => paths;
const known = new Set(paths.values());

/** Some import the whole of a package by its name: it is the same object as the parts. */
const WHOLE = new Set(['react', 'react-dom'].map((asked) => paths.get(asked)));

/** A file of CommonJS as a module. Throws where it is not as plain as it was. */
export function asModule(code: string, whole?: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/(\w+) = require\("([^"]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `required$${name} = 0`;
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name);
      return `exports$${name}`;
    });
  if (/\b(require\(|module\b\.|exports\b(?!\$))/.test(body.replaceAll(/\/\*[^]*?\*\//g, '')))
    throw new Error('It is no plain CommonJS any more.');
  const all = [...names];
  return [
    ...imports,
    body,
    `var ${all.map((name) => `exports$${name}`).join(', ')};`,
    `export { ${all.map((name) => `exports$${name} as ${name}`).join(', ')} };`,
    ...(whole === undefined ? [] : [`export * as default from '${whole}';`]),
  ].join('\n');
}

/** What keeps code that nothing uses: parts of React hidden from bundlers, names for developers. */
const plainly = (code: string): string =>
  code
    .replaceAll(/\{\s*\.\.\.(React)\s*\}/g, '$1')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(`React['useInsertion' + 'Effect']`, 'React.useInsertionEffect');

export const reactAsModules = (): Plugin => ({
  name: 'react-as-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => paths.get(source) ?? null,
  transform(code, id) {
    if (known.has(id)) {
      const whole = [...paths].find(([, path]) => path === id)?.[0];
      return { code: asModule(code, WHOLE.has(id) ? whole : undefined), map: null };
    }
    return /node_modules\/(@mui|@emotion|react-intl)\//.test(id)
      ? { code: plainly(code), map: null }
      : null;
  },
});
