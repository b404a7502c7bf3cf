import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const entry = fileURLToPath(new URL('app/attach.ts', import.meta.url));

/**
 * The script that hands a framed page to its phone: one classic script with all it imports, since it
 * runs before the page's own modules.
 */
export default defineConfig({
  publicDir: false,
  build: {
    minify: false,
    target: 'es2022',
    // The console is built into the same folder before.
    emptyOutDir: false,
    lib: { entry, formats: ['iife'], name: 'phone', fileName: () => 'attach.js' },
  },
});
