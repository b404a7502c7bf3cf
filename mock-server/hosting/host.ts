/**
 * `npm run host`: serves portal, support console, phone and mock server for a team in one process. It
 * uses plain HTTP on loopback; a proxy adds TLS. See docs/hosting.md.
 *
 * PORT, MOCK_LISTEN, MOCK_PUBLIC_URL, MOCK_HOST_NAMES, MOCK_STORE, MOCK_USER_HEADER, MOCK_QUOTA
 */
import { createServer } from 'node:http';
import type { Request } from 'express';
import { buildConsole, buildPortal } from '../consoleFiles/builds';
import { messageOf } from '../errorText';
import { DEFAULT_SANDBOX } from '../http/hosts';
import { loadPages } from '../http/sendPage';
import { localAddresses, publicAddresses } from '../server/addresses';
import type { Addresses } from '../server/addresses';
import { createMockServer } from '../server/server';
import { hostedPortal } from './hostedPortal';
import { hostSettings } from './hostSettings';
import type { HostSettings } from './hostSettings';

const print = (text: string) => process.stdout.write(`${text}\n`);

const addressesOf = ({ publicUrl, hostNames }: HostSettings): Addresses =>
  publicUrl ? publicAddresses(publicUrl, hostNames) : localAddresses(null);

/** Host names of the two regional sites of the request's sandbox; empty strings without a public URL. */
const sitesOf =
  (addresses: Addresses, { publicUrl, hostNames }: HostSettings) =>
  (req: Request) => {
    const wild = hostNames.find((name) => name.startsWith('*.'))?.slice(2);
    if (!publicUrl) return { EU_HOST: '', US_HOST: '' };
    const eu = hostNames.find((name) => name.startsWith('eu.')) ?? '';
    if (wild === undefined) return { EU_HOST: eu, US_HOST: publicUrl.hostname };
    const id = addresses.sandboxIdOf(req) ?? DEFAULT_SANDBOX;
    return { EU_HOST: `${id}--eu.${wild}`, US_HOST: `${id}.${wild}` };
  };

async function main(): Promise<void> {
  // Until the server runs, there is only a build to end.
  const endBuild = () => process.exit(1);
  process.once('SIGINT', endBuild).once('SIGTERM', endBuild);
  const settings = hostSettings(process.env);
  const { port, listen, publicUrl, store, userHeader, quota } = settings;
  print('Building what has changed: portal and console (up to a minute the first time) …');
  const [folder] = await Promise.all([buildPortal(), buildConsole()]);
  process.off('SIGINT', endBuild).off('SIGTERM', endBuild);
  const addresses = addressesOf(settings);
  const overTls = publicUrl?.protocol === 'https:';
  const { listener, close } = await createMockServer({
    ...{ addresses, store, quota, isBehindProxy: publicUrl !== null },
    ...(userHeader === '' ? {} : { userHeader }),
    portal: hostedPortal({ folder, overTls, sitesOf: sitesOf(addresses, settings) }),
  });
  const server = createServer(listener);
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    fail(isTaken ? `Port ${port} is taken: set PORT to a free port and try again.` : error.message);
  });
  server.listen(port, listen, () => {
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    const origin = publicUrl?.origin ?? `http://localhost:${taken}`;
    print(`
  Portal           ${origin}
  Support console  ${origin}/__mock/
  Listening on     ${listen}:${taken}
`);
    // After the start, so that neither it nor the first page takes longer.
    void loadPages();
  });
  const end = () => {
    server.close();
    server.closeAllConnections();
    close().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
}

function fail(error: unknown): void {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

main().catch(fail);
