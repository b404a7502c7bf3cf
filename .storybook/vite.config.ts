import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need React and nothing of the app's build (no router plugin, no proxy). */
export default defineConfig({
  plugins: [react()],
  // What is found only once a story runs makes Vite reload the page under the tests.
  optimizeDeps: { entries: ['ui/**/*.{ts,tsx}'], include: ['axe-core'] },
});
