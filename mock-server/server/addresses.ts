import type { Request } from 'express';
import { hostNameOf, isLocalHost, portOf, sandboxIdOfHost, sandboxIdOfLabel } from '../http/hosts';

/** The addresses of this mock server, and the sandbox that a request's address selects. */
export interface Addresses {
  /**
   * Whether a Host header is a name of this server; any other one means DNS rebinding or a wrong
   * proxy.
   */
  readonly isOurs: (host: string) => boolean;
  /** The sandbox that a host name or cookie selects; null for the default one. */
  readonly sandboxIdOf: (req: Request) => string | null;
  /** The portal's origin in a sandbox, for links; on the EU site, if sandboxes have host names. */
  readonly originOf: (sandbox: string, req: Request, region?: Region) => string;
  /** The origin of a request, as the browser sees it. */
  readonly ownOriginOf: (req: Request) => string;
  /** Whether each sandbox has its own host name; otherwise a browser has one at a time. */
  readonly hasOwnNames: boolean;
}

type Region = 'EU' | 'US' | null;

const hostOf = (req: Request) => req.header('host') ?? '';

/**
 * On this machine: `<id>.localhost`. Links lead to the port of the request, or to `appPort` when
 * the request came to the mock's own port.
 */
export const localAddresses = (appPort: number | null): Addresses => ({
  isOurs: isLocalHost,
  sandboxIdOf: (req) => sandboxIdOfHost(hostOf(req)),
  originOf: (sandbox, req, region) => {
    const own = portOf(hostOf(req));
    const isDirect = own === String(req.socket.localPort);
    const port = isDirect && appPort !== null ? String(appPort) : own;
    const site = region === 'EU' ? '.eu' : '';
    return `http://${sandbox}${site}.localhost${port === '' ? '' : `:${port}`}`;
  },
  ownOriginOf: (req) => `http://${hostOf(req)}`,
  hasOwnNames: true,
});

/** The cookie that selects a browser's sandbox when sandboxes have no host names. */
export const SANDBOX_COOKIE = 'mock-sandbox';

const sandboxOfCookie = (req: Request): string | null =>
  new RegExp(`(?:^|;\\s*)${SANDBOX_COOKIE}=([a-z0-9-]+)(?:;|$)`).exec(
    req.header('cookie') ?? '',
  )?.[1] ?? null;

/**
 * Addresses under public names, behind a proxy that terminates TLS.
 * @param publicUrl as in `https://support.example.com`.
 * @param hostNames further names; `*.support.example.com` gives every sandbox its own name.
 */
export function publicAddresses(publicUrl: URL, hostNames: readonly string[]): Addresses {
  const { origin, protocol, hostname, port } = publicUrl;
  const wild = hostNames
    .find((name) => name.startsWith('*.'))
    ?.slice(1)
    .toLowerCase();
  const fixed = new Set([hostname, ...hostNames].map((name) => name.toLowerCase()));
  /** The first label of a name that the wildcard covers. */
  const labelOf = (host: string): string | null => {
    const name = hostNameOf(host);
    const label = wild !== undefined && name.endsWith(wild) ? name.slice(0, -wild.length) : '';
    return /^[a-z0-9-]+$/.test(label) ? label : null;
  };
  const named = (label: string) => `${protocol}//${label}${wild}${port && `:${port}`}`;
  return {
    isOurs: (host) => fixed.has(hostNameOf(host)) || labelOf(host) !== null || isLocalHost(host),
    sandboxIdOf: (req) => {
      const label = fixed.has(hostNameOf(hostOf(req))) ? null : labelOf(hostOf(req));
      if (label !== null) return sandboxIdOfLabel(label);
      return wild === undefined ? sandboxOfCookie(req) : sandboxIdOfHost(hostOf(req));
    },
    originOf: (sandbox, _req, region) =>
      wild === undefined ? origin : named(region === 'EU' ? `${sandbox}--eu` : sandbox),
    ownOriginOf: (req) =>
      isLocalHost(hostOf(req)) ? `http://${hostOf(req)}` : `${protocol}//${hostOf(req)}`,
    hasOwnNames: wild !== undefined,
  };
}
