import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../src/build/compiledMessages';

/** Stories need only React and the messages of the app's build. */
export default defineConfig({
  plugins: [react(), compiledMessages()],
  // Lists all dependencies, because Vite reloads the page if it finds one during the tests.
  optimizeDeps: {
    entries: ['ui/**/*.{ts,tsx}', 'src/**/*.stories.tsx', 'src/app/main.tsx'],
    include: ['axe-core'],
  },
});
