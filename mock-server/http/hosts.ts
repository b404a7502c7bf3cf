import { createHash } from 'node:crypto';

/** The host name of a Host header in lower case, without its port and trailing dot. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The port of a Host header, or an empty text. */
export const portOf = (host: string): string => /:(\d+)$/.exec(host)?.[1] ?? '';

/** Whether a Host header names this machine. */
export function isLocalHost(host: string): boolean {
  const name = hostNameOf(host);
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) || /^([a-z0-9-]+\.)+localhost$/.test(name)
  );
}

/** First labels of host names that are sites, never sandboxes. */
const SITES = ['www', 'eu', 'us'];

/** The sandbox of requests that name none. It is never removed. */
export const DEFAULT_SANDBOX = 'default';

/** The sandbox id in the first label of a host name: `demo-1`, or `demo-1--eu` on the EU site. */
export function sandboxIdOfLabel(label: string): string | null {
  const id = label.replace(/--(eu|us)$/, '');
  return id === '' || SITES.includes(id) ? null : id;
}

/** The sandbox id in a local host name, or null for the default sandbox. */
export function sandboxIdOfHost(host: string): string | null {
  const labels = hostNameOf(host).split('.');
  const [first] = labels;
  if (labels.at(-1) !== 'localhost' || labels.length < 2 || first === undefined) return null;
  return sandboxIdOfLabel(first);
}

/** Whether a name is a site, which no sandbox can have. */
export const isSite = (name: string): boolean => SITES.includes(name);

/** The default sandbox of one person; links can't claim such an id. */
export const ownDefaultId = (user: string): string =>
  `${DEFAULT_SANDBOX}-${createHash('sha256').update(user).digest('hex').slice(0, 12)}`;

export const isOwnDefaultId = (id: string): boolean =>
  new RegExp(`^${DEFAULT_SANDBOX}-[0-9a-f]{12}$`).test(id);

/** Whether a text is a valid sandbox id that can be part of a host name. */
export const isSandboxId = (id: string): boolean =>
  /^[a-z0-9]([a-z0-9-]{0,57}[a-z0-9])?$/.test(id) && !id.includes('--') && !isSite(id);
