import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../.ci/compiledMessages';

/** Stories need React and the texts, and nothing else of the app's build. */
export default defineConfig({
  plugins: [react(), compiledMessages()],
  // What is found only once a story runs makes Vite reload the page under the tests.
  optimizeDeps: {
    entries: ['ui/**/*.{ts,tsx}', 'src/**/*.stories.tsx', 'src/app/main.tsx'],
    include: ['axe-core'],
  },
});
