import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const entry = fileURLToPath(new URL('app/attach.ts', import.meta.url));

/**
 * Builds the attach script as one classic script with all its imports, since it runs before the
 * page's own modules.
 */
export default defineConfig({
  publicDir: false,
  build: {
    minify: false,
    target: 'es2022',
    // The console's build is already in the same folder.
    emptyOutDir: false,
    lib: { entry, formats: ['iife'], name: 'phone', fileName: () => 'attach.js' },
  },
});
