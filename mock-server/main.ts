import { parseArgs } from 'node:util';
import { startMockServer } from './server';

const DEFAULT_PORT = 4010;
const DEFAULT_APP_PORT = 5173;

const portOf = (variable: string, fallback: number): number => {
  const port = Number(process.env[variable] || fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${variable} must be a port number, not "${process.env[variable]}".`);
};

/** The file after `--save`. */
function saveFile(): { saveTo?: string } {
  const { save } = parseArgs({ options: { save: { type: 'string' } } }).values;
  return save === undefined ? {} : { saveTo: save };
}

/** `npm run mock [-- --save FILE]`: the mock server on loopback, until it is interrupted. */
async function main(): Promise<void> {
  const mock = await startMockServer({
    port: portOf('MOCK_PORT', DEFAULT_PORT),
    appPort: portOf('PORT', DEFAULT_APP_PORT),
    ...saveFile(),
  });
  console.log(`Mock server ready: ${mock.url}/__mock/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
