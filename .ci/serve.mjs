/**
 * Serves the production build in dist/ with a mock server behind it, for the journeys. On free
 * ports unless PORT and MOCK_PORT say otherwise, so that a running `npm start` is not disturbed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { freePort, mockUrl, portFrom, supervise } from './servers.mjs';

/** Besides the build it serves the texts that nobody speaks. */
const CONFIG = 'tests/journeys/support/preview.config.ts';

await supervise(async (group) => {
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    throw new Error('There is no build in dist/: run "npm run build" first.');
  }
  const port = await portFrom('PORT', await freePort());
  const mockPort = await portFrom('MOCK_PORT', await freePort());
  group.startMock(mockPort);
  await group.answers(`${mockUrl(mockPort)}/health`);
  group.startApp(port, mockPort, ['preview', '--config', CONFIG]);
  await group.answers(`http://localhost:${port}/`);
  group.speak();
  console.log(`ready: http://localhost:${port}`);
});
