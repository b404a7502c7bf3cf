import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Router } from 'express';
import type { Request } from 'express';
import sirv from 'sirv';
import { configured } from '../../src/build/configured';
import { IMMUTABLE, responseHeaders } from '../../src/build/responseHeaders';
import { services } from '../../src/build/services';
import { withoutPrefix } from '../../src/platform/launch/settings';
import type { Settings } from '../../src/platform/launch/settings';
import { PROJECT } from '../consoleFiles/project';
import { serveFramedPages } from '../phone/framedPages';

export interface HostedPortal {
  /** The folder with the built portal. */
  readonly folder: string;
  readonly overTls: boolean;
  /** Host names of the two regional sites for a request; empty if there are none. */
  readonly sitesOf: (req: Request) => { readonly EU_HOST: string; readonly US_HOST: string };
}

/**
 * Serves the built portal as a router of the mock server. The settings in a page depend on the host
 * name of the request, so that payments and regional sites belong to its sandbox.
 */
export function hostedPortal({ folder, overTls, sitesOf }: HostedPortal): Router {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const variables = parseEnv(readFileSync(join(PROJECT, '.env'), 'utf8'));
  const settings = withoutPrefix(variables);
  const headers = responseHeaders(variables, { overTls });

  const pageOf = (req: Request): string => {
    const host = req.header('host') ?? '';
    const payHosts = [settings.PAY_HOSTS, host.toLowerCase()].filter(Boolean).join(',');
    const own: Settings = { ...settings, PAY_HOSTS: payHosts, ...sitesOf(req) };
    return configured(page, own);
  };

  const files = sirv(folder, {
    ...{ brotli: true, gzip: true, etag: true, maxAge: 0 },
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });

  const router = Router();
  // Calls to the service are left to the mock server.
  router.use((req, _res, next) => next(isForService(req) ? 'router' : undefined));
  router.use(serveFramedPages(services, (req) => Promise.resolve(pageOf(req as Request))));
  router.use((req, res, next) => {
    if (!isPage(req)) return next();
    res
      .set({ ...headers, 'Cache-Control': 'no-cache' })
      .type('html')
      .send(pageOf(req));
  });
  router.use(files);
  // A missing file returns 404 instead of the page, so that the portal reloads after a deployment.
  router.use((_req, res) => {
    res.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such file.');
  });
  return router;
}

const isForService = ({ method, path }: Request): boolean =>
  !['GET', 'HEAD'].includes(method) ||
  services.some((service) => path === service || path.startsWith(`${service}/`));

/** Paths without a file extension are pages of the portal. */
const isPage = ({ path }: Request): boolean =>
  path === '/index.html' || !/\.\w+$|^\/assets\//.test(path);
