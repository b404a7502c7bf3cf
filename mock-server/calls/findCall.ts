import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { AnyHandlers, CheckedHandler } from './handler';

/** A call and what carries it out; undefined while nobody has taught the mock. */
export interface KnownCall {
  readonly endpoint: Endpoint;
  readonly handler: CheckedHandler | undefined;
}

interface Found {
  call: KnownCall;
  /** The `{parameters}` of the path, decoded. */
  params: Record<string, string>;
}

/** Finds the call of the catalogue that a method and a path mean. HEAD is a GET without an answer. */
export function callFinder(handlers: AnyHandlers) {
  const fixed = new Map<string, KnownCall>();
  const patterns: { method: string; pattern: RegExp; call: KnownCall }[] = [];
  for (const [name, endpoint] of Object.entries(catalogue) as [EndpointName, Endpoint][]) {
    // Safe: the request passes the call's own schema before the handler sees it.
    const call = { endpoint, handler: handlers[name] as CheckedHandler | undefined };
    const { method, path } = endpoint;
    if (path.includes('{')) patterns.push({ method, pattern: patternOf(path), call });
    else fixed.set(`${method} ${path}`, call);
  }

  return (method: string, path: string): Found | null => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const call = fixed.get(`${asked} ${path}`);
    if (call) return { call, params: {} };
    for (const each of patterns) {
      const match = each.method === asked ? each.pattern.exec(path) : null;
      if (match) return { call: each.call, params: decodeAll(match.groups ?? {}) };
    }
    return null;
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decodeAll = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decode(text)]));

/** A text that is not encoded well stays as it is: nothing is known by that name. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
