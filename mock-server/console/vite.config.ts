import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The console alone; the mock server builds it when somebody first asks for it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__mock/',
  publicDir: false,
  plugins: [react()],
  build: { target: 'es2022', assetsDir: 'console', emptyOutDir: true, modulePreload: false },
});
