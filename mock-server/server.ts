import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import jsonServer from 'json-server';
import { failure } from './calls/answer';
import { headerOf } from './calls/callRequest';
import type { ReportBug } from './calls/carryOut';
import { serveCalls } from './calls/serveCalls';
import { registerControl } from './control/registerControl';
import { handlers } from './handlers/handlers';
import { localOnly } from './http/localOnly';
import { DEFAULT_SANDBOX, isLocalHost, sandboxIdOfHost } from './http/localHosts';
import { BadBody, readBody } from './http/readBody';
import { registerPayPages } from './providers/payRoutes';
import { DEMO, findScenario } from './scenarios/registry';
import { Saver } from './saving/Saver';
import { readAll, writeAll } from './saving/savedSandboxes';
import { Sandboxes } from './sandboxes';
import type { RealTime } from './world/clock';
import { disturb } from './world/deviceIndex';

/** Header that names the sandbox of a request; it beats the host name. */
const SANDBOX_HEADER = 'x-mock-sandbox';

/** Sandboxes kept at the same time unless told otherwise. */
const DEFAULT_CAPACITY = 1000;

export interface MockServerOptions {
  /** Reads the real time, in ms since 1970. */
  clock?: RealTime;
  /** Sandboxes kept; beyond that the least recently used goes. */
  capacity?: number;
  /** Where links lead when a request has not come through the app's proxy but directly. */
  appPort?: number;
  /** A file that keeps the sandboxes: read at the start, written after changes and at the end. */
  saveTo?: string;
  /** Told about flaws of the mock itself; writes to stderr unless replaced. */
  reportBug?: ReportBug;
}

/**
 * The mock server, not listening yet. The specified calls come first and go straight through;
 * everything else (control API, json-server's REST, payment pages, refusals) is Express's.
 */
export function createMockServer(options: MockServerOptions = {}): RequestListener {
  return assemble(options).listener;
}

function assemble(options: MockServerOptions): { listener: RequestListener; saver: Saver | null } {
  const reportBug = options.reportBug ?? ((message) => process.stderr.write(`${message}\n`));
  const demo = findScenario(DEMO);
  if (!demo) throw new Error(`There is no scenario "${DEMO}".`);
  const capacity = options.capacity ?? DEFAULT_CAPACITY;
  const sandboxes = new Sandboxes(demo, options.clock ?? Date.now, capacity);
  const { saveTo } = options;
  if (saveTo !== undefined) readAll(saveTo, sandboxes, demo);
  const saver =
    saveTo === undefined ? null : new Saver(saveTo, () => writeAll(sandboxes), reportBug);
  const hostOf = (req: IncomingMessage) => headerOf(req, 'host') ?? '';
  const sandboxIdOf = (req: IncomingMessage) =>
    headerOf(req, SANDBOX_HEADER) ?? sandboxIdOfHost(hostOf(req)) ?? DEFAULT_SANDBOX;
  const sandboxOf = (req: IncomingMessage) => sandboxes.find(sandboxIdOf(req));

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(localOnly, noScripts, readBody);
  registerPayPages(app, sandboxOf);
  registerControl(app, { sandboxes, sandboxIdOf, appPort: options.appPort ?? null });
  app.use((req, res) => {
    res.status(404).json(failure(404, `The mock has no call ${req.method} ${req.path}.`).body);
  });
  app.use(sayError(reportBug));

  const serveCall = serveCalls({ handlers, sandboxIdOf, sandboxOf, reportBug });
  const listener: RequestListener = (req, res) => {
    saver?.touch();
    // A foreign host goes on to `localOnly`, which refuses it.
    if (isLocalHost(hostOf(req)) && serveCall(req, res)) return;
    res.once('close', disturb());
    app(req, res);
  };
  return { listener, saver };
}

/** json-server would answer `?callback=` with a script, which any page could load. */
function noScripts(_req: Request, res: Response, next: NextFunction): void {
  res.jsonp = (body: unknown) => res.json(body);
  next();
}

/** The last resort: whatever was thrown becomes an answer; the mock's own mistakes are loud. */
const sayError =
  (reportBug: ReportBug) =>
  // Express tells an error handler by its four parameters.
  (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) return next(error);
    const known = error instanceof BadBody;
    const status = known ? error.status : 500;
    const desc = error instanceof Error ? error.message : String(error);
    if (!known) reportBug(`the mock failed in ${req.method} ${req.path}: ${stackOf(error)}`);
    const isControl = req.path.startsWith('/__mock/');
    res.status(status).json(isControl ? { error: desc } : failure(status, desc).body);
  };

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || String(error);

export interface RunningMock {
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts a mock server on loopback; port 0 takes any free one. */
export function startMockServer({
  port,
  ...options
}: MockServerOptions & { port: number }): Promise<RunningMock> {
  return new Promise((resolve, reject) => {
    const { listener, saver } = assemble(options);
    const server: Server = createServer(listener).listen(port, '127.0.0.1');
    server.once('error', reject);
    server.once('listening', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        port: taken,
        close: () => closed(server).then(() => saver?.save()),
      });
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
