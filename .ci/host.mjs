/** `npm run host`: installs what is missing and runs mock-server/hosting/host.ts in this process. */
import './endWithNpm.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit({ withTools: false });
const { register } = await import('tsx/esm/api');
register();
await import('../mock-server/hosting/host.ts');
