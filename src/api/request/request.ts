import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import { config } from '../../platform/launch/config';
import { terminal } from '../../platform/launch/environment';
import { currentLocale } from '../../platform/locale';

/** A call to send. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  /** Origin of a service other than the portal's own. */
  readonly origin?: string;
  /** Continues after the page is left; limits the body to 64 kB. */
  readonly keepalive?: boolean;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * The URL of a call: `{parameters}` are replaced and encoded, the rest of a GET payload is the
 * query.
 */
export function addressOf({ endpoint, payload }: Call): string {
  const used = new Set<string>();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(payload[name]));
  });
  if (endpoint.method !== 'GET') return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (!used.has(name) && isPresent(value)) query.append(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const isJson = ({ method, encoding }: Endpoint): boolean =>
  method === 'POST' && encoding === 'json';

/** The body of a POST, as JSON or multipart form. */
function bodyOf({ endpoint, payload }: Call): string | FormData {
  if (isJson(endpoint)) return JSON.stringify(payload);
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
  return form;
}

const headersOf = (call: Call, token: string | null): Record<string, string> => ({
  [Header.terminal]: terminal,
  [Header.appCode]: config.appCode,
  [Header.tenantCode]: config.tenantCode,
  [Header.locale]: currentLocale(),
  ...(token ? { [Header.token]: token } : {}),
  // For forms the browser sets the content type with its boundary.
  ...(isJson(call.endpoint) ? { 'Content-Type': 'application/json' } : {}),
  ...(call.idempotencyKey && config.idempotencyKey
    ? { [Header.idempotencyKey]: call.idempotencyKey }
    : {}),
});

/** The fetch options of a call. */
export const requestOf = (call: Call, token: string | null): RequestInit => ({
  method: call.endpoint.method,
  headers: headersOf(call, token),
  ...(call.keepalive ? { keepalive: true } : {}),
  // A host may let browsers keep answers: they are another customer's or outdated.
  cache: 'no-store',
  ...(call.endpoint.method === 'POST' ? { body: bodyOf(call) } : {}),
});
