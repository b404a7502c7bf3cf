import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { messageOf } from './errorText';
import { DEFAULT_SANDBOX } from './http/hosts';
import { loadPages } from './http/sendPage';
import { portOf } from './http/port';
import { startMockServer } from './server/server';

const DEFAULT_PORT = 4010;
const DEFAULT_APP_PORT = 5173;

const { save, from } = parseArgs({
  options: { save: { type: 'string' }, from: { type: 'string' } },
}).values;

/** The store of the sandboxes: the folder of `--save`, or the store of the environment. */
const store = save === undefined ? (process.env.MOCK_STORE ?? 'memory') : `file:${save}`;

/** Loads a saved sandbox as the default one. @throws Error when the file can't be read. */
async function loadFrom(file: string, url: string): Promise<void> {
  const answer = await fetch(`${url}/__mock/sandboxes/${DEFAULT_SANDBOX}/snapshot`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: await readFile(file),
  });
  if (answer.ok) return;
  const { error } = (await answer.json()) as { error: string };
  throw new Error(`${file} is not a saved sandbox: ${error}`);
}

const listOf = (variable: string): string[] =>
  (process.env[variable] ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * `npm run mock [-- --save FOLDER] [-- --from FILE]`: runs the mock server on loopback until it is
 * interrupted.
 */
async function main(): Promise<void> {
  const port = portOf('MOCK_PORT', DEFAULT_PORT);
  const mock = await startMockServer({
    port,
    appPort: portOf('PORT', DEFAULT_APP_PORT),
    store,
    origins: listOf('MOCK_ORIGINS'),
  }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be used' : 'is taken';
    throw new Error(`Port ${port} ${why}: set MOCK_PORT to a free port and try again.`);
  });
  if (from !== undefined) {
    await loadFrom(from, mock.url).catch(async (error: unknown) => {
      await mock.close();
      throw error;
    });
  }
  console.log(`Mock server ready: ${mock.url}/__mock/`);
  // After the start, so that neither it nor the first page takes longer.
  void loadPages();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
