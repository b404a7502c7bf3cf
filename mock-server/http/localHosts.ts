/** The host name of a Host header, lower-cased, without its port. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** The port of a Host header, or empty. */
export const portOf = (host: string): string => /:(\d+)$/.exec(host)?.[1] ?? '';

/**
 * Names of this machine. Anything else in a Host header means that a foreign page reached us
 * through a name of its own (DNS rebinding).
 */
export function isLocalHost(host: string): boolean {
  const name = hostNameOf(host);
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) || /^([a-z0-9-]+\.)+localhost$/.test(name)
  );
}

/** First labels of `<label>.localhost` that are sites (ruling 32), never sandboxes. */
const SITES = ['www', 'eu', 'us'];

/** The sandbox of everybody who asks for none. It is never put away. */
export const DEFAULT_SANDBOX = 'default';

/** The sandbox a host name asks for, or null for the default one. */
export function sandboxIdOfHost(host: string): string | null {
  const labels = hostNameOf(host).split('.');
  const [first] = labels;
  if (labels.at(-1) !== 'localhost' || labels.length < 2 || first === undefined) return null;
  return SITES.includes(first) ? null : first;
}

/** Whether a sandbox can have this id and be reached by a host name of its own. */
export const isSandboxId = (id: string): boolean =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(id) && !SITES.includes(id);
