import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { siteOf } from '../site';
import type { Site } from '../site';

const root = fileURLToPath(new URL('../../floor', import.meta.url));
const outDir = fileURLToPath(new URL('../../../../.cache/floor', import.meta.url));

/**
 * Same options as the portal's build (vite.config.ts): oldest browsers, messages without their
 * parser.
 */
const TARGET = ['safari16', 'chrome109'];
const PARSER = '@formatjs/icu-messageformat-parser';

/** Builds the floor page into an ignored folder. @throws Error when it cannot be built. */
export async function buildFloor(): Promise<Site> {
  await build({
    ...{ root, configFile: false, mode: 'production', logLevel: 'error', publicDir: false },
    resolve: { alias: { [PARSER]: `${PARSER}/no-parser.js` } },
    build: { outDir, emptyOutDir: true, target: TARGET, reportCompressedSize: false },
  });
  return siteOf(outDir);
}
