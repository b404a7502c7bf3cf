/**
 * Serves the production build in dist/ with a mock server, for the journeys. Both use free ports, so
 * that they do not conflict with a running `npm start`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { supervise } from './servers.mjs';

/** Also serves the pseudo locale of the layout tests. */
const CONFIG = 'tests/e2e/support/preview.config.ts';

await supervise(async (group) => {
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    throw new Error('There is no build in dist/: run "npm run build" first.');
  }
  const mockPort = await group.startMock();
  const port = await group.startApp(['preview', '--config', CONFIG], mockPort);
  group.speak();
  console.log(`Portal ready: http://localhost:${port}`);
});
