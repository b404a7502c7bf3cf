import { parseArgs } from 'node:util';
import { messageOf } from './errorText';
import { portOf } from './http/port';
import { startMockServer } from './server/server';

const DEFAULT_PORT = 4010;
const DEFAULT_APP_PORT = 5173;

/** The store of the sandboxes: the folder of `--save`, or the store of the environment. */
function storeOf(): string {
  const { save } = parseArgs({ options: { save: { type: 'string' } } }).values;
  return save === undefined ? (process.env.MOCK_STORE ?? 'memory') : `file:${save}`;
}

const listOf = (variable: string): string[] =>
  (process.env[variable] ?? '').split(/[\s,]+/).filter(Boolean);

/** `npm run mock [-- --save FOLDER]`: runs the mock server on loopback until it is interrupted. */
async function main(): Promise<void> {
  const port = portOf('MOCK_PORT', DEFAULT_PORT);
  const mock = await startMockServer({
    port,
    appPort: portOf('PORT', DEFAULT_APP_PORT),
    store: storeOf(),
    origins: listOf('MOCK_ORIGINS'),
  }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be used' : 'is taken';
    throw new Error(`Port ${port} ${why}: set MOCK_PORT to a free port and try again.`);
  });
  console.log(`Mock server ready: ${mock.url}/__mock/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
