import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Builds the console, the phone's page and the portal's page with the bar. The mock server runs it on
 * the first request for one of them.
 */
export default defineConfig({
  root: pathOf('..'),
  base: '/__mock/',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsDir: 'console',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        console: pathOf('index.html'),
        phone: pathOf('../phone/page/index.html'),
        bar: pathOf('../bar/page/index.html'),
      },
    },
  },
});
