import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../.ci/compiledMessages';
import { lighterPackages } from '../.ci/lighterPackages';
import { mockServer } from './mockServer';

/** Stories need React, the texts and the mock server, and nothing else of the app's build. */
export default defineConfig({
  plugins: [react(), compiledMessages(), mockServer()],
  // As in the portal; but here and there a text is not compiled ahead.
  resolve: {
    alias: { '@emotion/is-prop-valid': lighterPackages['@emotion/is-prop-valid'] },
  },
  // What is found only once a story runs makes Vite reload the page under the tests.
  optimizeDeps: {
    entries: ['ui/**/*.{ts,tsx}', 'src/**/*.stories.tsx', 'src/app/main.tsx'],
    include: ['axe-core'],
  },
});
