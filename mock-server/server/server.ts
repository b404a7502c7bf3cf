import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Application, Request, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { endpoints } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import {
  answerFailedCall,
  executeCall,
  checkHeaders,
  checkRequest,
  checkSession,
  dateAnswer,
  injectFault,
  keepTime,
  readCall,
  recordInJournal,
} from '../calls/callSteps';
import type { ReportBug } from '../calls/callSteps';
import type { CheckedHandler } from '../calls/handler';
import { BEHIND_PROXY } from '../calls/sendReply';
import type { ControlOptions } from '../control/control';
import { registerControl } from '../control/registerControl';
import { handlers } from '../handlers/handlers';
import { ownDefaultId } from '../http/hosts';
import { ownPagesOnly } from '../http/ownPagesOnly';
import { registerPayPages } from '../providers/payRoutes';
import { Sandboxes } from '../sandboxes/sandboxes';
import { openStore } from '../sandboxes/store';
import { DEMO, findScenario } from '../scenarios/registry';
import type { RealTime } from '../world/clock';
import { localAddresses } from './addresses';
import type { Addresses } from './addresses';
import { readBody } from './bodies';
import { allowOrigins } from './cors';
import { answerError, answerUnknown } from './errors';
import { findSandbox, sandboxIdOf } from './findSandbox';
import { checkOwner, refuseGuests } from './ownerCheck';
import { showGone } from './goneSandbox';
import { plainTarget } from './requestTarget';
import { usersOf } from './users';

/** The default maximum number of sandboxes per owner. */
const DEFAULT_QUOTA = 1000;

export interface MockServerOptions {
  /** Reads the real time, in ms since 1970. */
  clock?: RealTime;
  /** The maximum number of sandboxes per owner. */
  quota?: number;
  /** The port of links when a request came directly instead of through the app's proxy. */
  appPort?: number;
  /** The server's addresses; by default those of this machine. */
  addresses?: Addresses;
  /**
   * The header in which the proxy names the signed-in agent; without it everyone shares all
   * sandboxes.
   */
  userHeader?: string;
  /** Serves the portal itself, for paths that are not part of the service. */
  portal?: RequestHandler;
  /** Whether it runs behind a proxy, which would treat a reset connection as a dead server. */
  isBehindProxy?: boolean;
  /** The store of the sandboxes: `memory`, `file:DIR`, `redis://…` or `postgres://…`. */
  store?: string;
  /** Other origins whose pages may send documented calls. */
  origins?: readonly string[];
  /** Called with bugs of the mock itself; by default they go to stderr. */
  reportBug?: ReportBug;
}

/** The mock server as one json-server app, with its middleware in order. */
function createApp(sandboxes: Sandboxes, options: MockServerOptions): Application {
  const { appPort = null, origins = [], portal, reportBug = printBug } = options;
  const addresses = options.addresses ?? localAddresses(appPort);
  const users = usersOf(options.userHeader);
  const findFor = (req: Request, id: string) => {
    const owner = users.userOf(req);
    return sandboxes.find(id, id === ownDefaultId(owner) ? { owner, client: '' } : undefined);
  };
  const control: ControlOptions = {
    sandboxes,
    addresses,
    users,
    sandboxIdOf: (req) => users.idFor(sandboxIdOf(req, addresses), req),
    find: (id, req) => findFor(req, users.idFor(id, req)),
  };
  const app = jsonServer.create();
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.disable('x-powered-by');
  app.disable('etag');
  // Trusts a proxy on this machine for the client's address.
  app.set('trust proxy', 'loopback');
  app.set(BEHIND_PROXY, options.isBehindProxy === true);

  app.use(plainTarget, ownPagesOnly(addresses.isOurs), allowOrigins(origins), readBody);
  app.use(checkOwner(control));

  registerPayPages(app, control);
  registerControl(app, control);
  app.use(showGone(control));
  if (portal) app.use(portal);
  app.use(findSandbox(control));

  for (const endpoint of endpoints) {
    app[methodOf(endpoint)](
      routeOf(endpoint),
      refuseGuests(endpoint),
      readCall(endpoint),
      dateAnswer,
      recordInJournal,
      injectFault(sandboxes),
      keepTime,
      checkHeaders,
      checkSession(addresses),
      checkRequest,
      executeCall(handlerOf(endpoint)),
    );
  }

  app.use(answerUnknown);
  app.use(answerFailedCall(reportBug), answerError(reportBug));
  return app;
}

const methodOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post';

/** `/giftCard/check/{code}` in Express syntax. */
const routeOf = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ':$1');

// Safe: the request has passed the call's own schema before the handler gets it.
const handlerOf = ({ name }: Endpoint) => handlers[name as EndpointName] as CheckedHandler;

const printBug: ReportBug = (message) => void process.stderr.write(`${message}\n`);

async function openSandboxes(options: MockServerOptions): Promise<Sandboxes> {
  const { clock = Date.now, quota = DEFAULT_QUOTA, store = 'memory' } = options;
  const home = findScenario(DEMO);
  if (!home) throw new Error(`There is no scenario "${DEMO}".`);
  return new Sandboxes({ home, realTime: clock, store: await openStore(store), quota });
}

/** Creates the mock server without listening, with a function that closes it. */
export async function createMockServer(options: MockServerOptions = {}) {
  const sandboxes = await openSandboxes(options);
  const listener: RequestListener = createApp(sandboxes, options);
  return { listener, close: () => sandboxes.close() };
}

export interface RunningMock {
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts a mock server on loopback, IPv4 and IPv6; port 0 takes any free one. @throws Error. */
export async function startMockServer({
  port,
  ...options
}: MockServerOptions & { port: number }): Promise<RunningMock> {
  const { listener, close } = await createMockServer(options);
  const servers = [createServer(listener), createServer(listener)] as const;
  const closeAll = () => Promise.all(servers.map(closed)).then(close);
  try {
    const taken = await listening(servers[0], port, '127.0.0.1');
    await listening(servers[1], taken, '::1').catch(ignoreMissingIpv6);
    return { url: `http://127.0.0.1:${taken}`, port: taken, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Resolves to the port. */
const listening = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server
      .once('error', reject)
      .listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Ignores a machine without IPv6. A taken port is an error: another server would answer some
 * browsers.
 */
function ignoreMissingIpv6(error: NodeJS.ErrnoException): void {
  if (error.code === 'EADDRINUSE') throw error;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
