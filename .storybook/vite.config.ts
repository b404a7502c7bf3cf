import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../.ci/compiledMessages';
import { mockServer } from './mockServer';

/** Stories need React, the texts and the mock server, and nothing else of the app's build. */
export default defineConfig({
  plugins: [react(), compiledMessages(), mockServer()],
  // What is found only once a story runs makes Vite reload the page under the tests.
  optimizeDeps: {
    entries: ['ui/**/*.{ts,tsx}', 'src/**/*.stories.tsx', 'src/app/main.tsx'],
    include: ['axe-core'],
  },
});
