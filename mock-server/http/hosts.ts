/** The host name of a Host header, lower-cased, without its port and a dot at the end. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The port of a Host header, or empty. */
export const portOf = (host: string): string => /:(\d+)$/.exec(host)?.[1] ?? '';

/** Whether a Host header is a name of this machine. */
export function isLocalHost(host: string): boolean {
  const name = hostNameOf(host);
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) || /^([a-z0-9-]+\.)+localhost$/.test(name)
  );
}

/** First labels of host names that are sites (ruling 32), never sandboxes. */
const SITES = ['www', 'eu', 'us'];

/** The sandbox of everybody who asks for none. It is never put away. */
export const DEFAULT_SANDBOX = 'default';

/** The sandbox that the first label of a host name asks for: `demo-1`, or `demo-1--eu` on the EU site. */
export function sandboxIdOfLabel(label: string): string | null {
  const id = label.replace(/--(eu|us)$/, '');
  return id === '' || SITES.includes(id) ? null : id;
}

/** The sandbox that a name of this machine asks for, or null for the default one. */
export function sandboxIdOfHost(host: string): string | null {
  const labels = hostNameOf(host).split('.');
  const [first] = labels;
  if (labels.at(-1) !== 'localhost' || labels.length < 2 || first === undefined) return null;
  return sandboxIdOfLabel(first);
}

/** Whether a sandbox can have this id and be reached by its own host name. */
export const isSandboxId = (id: string): boolean =>
  /^[a-z0-9]([a-z0-9-]{0,57}[a-z0-9])?$/.test(id) && !id.includes('--') && !SITES.includes(id);
