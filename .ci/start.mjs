/**
 * `npm start`: installs what is missing, starts the mock server and the app, prints their URLs, and
 * then has the console built, so that its first visitor does not wait.
 */
import './endWithNpm.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit({ withTools: false });
const { mockUrl, portFrom, supervise } = await import('./servers.mjs');

const DEFAULT_PORT = 5173;
const DEFAULT_MOCK_PORT = 4010;

async function demoAccount(mockPort) {
  const response = await fetch(`${mockUrl(mockPort)}/scenarios`);
  const demo = (await response.json()).find(({ id }) => id === 'demo');
  if (!demo) throw new Error('The mock server has no scenario "demo".');
  return demo;
}

/** The first request builds the console. Its error is shown when the console is opened. */
async function buildConsole(mockPort) {
  console.log('Building the support console ...');
  const answer = await fetch(`${mockUrl(mockPort)}/`).catch(() => null);
  console.log(`The support console ${answer?.ok ? 'is ready' : 'could not be built'}.`);
}

await supervise(async (group) => {
  const mockPort = await portFrom('MOCK_PORT', DEFAULT_MOCK_PORT);
  const port = await portFrom('PORT', DEFAULT_PORT);
  if (port === mockPort) throw new Error(`PORT and MOCK_PORT are both ${port}: change one.`);
  console.log('Starting the mock server and the app ...');
  await Promise.all([
    group.startMock(mockPort),
    group.startApp(['dev', '--config', 'mock-server/portal.config.ts'], mockPort, port),
  ]);
  const { username, password } = await demoAccount(mockPort);
  group.speak();
  console.log(`
  App              http://localhost:${port}
  Demo account     ${username}  /  ${password}
  Support console  http://localhost:${port}/__mock/

  Ctrl-C ends both servers.
`);
  void buildConsole(mockPort);
});
