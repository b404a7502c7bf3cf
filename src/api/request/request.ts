import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import { config } from '../../platform/launch/config';
import { terminal } from '../../platform/launch/environment';
import { currentLocale } from '../../platform/locale';

/** One call, ready to send. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  /** Another service than the portal's own, by its origin. */
  readonly origin?: string;
  /** Goes on when the page is left meanwhile; the body then has at most 64 kB. */
  readonly keepalive?: boolean;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The address of a call: `{parameters}` filled in and encoded, the rest of a GET's payload as query. */
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

/** The body of a POST, as JSON or as a multipart form. */
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
  // A form names its own content type, with the boundary between its parts.
  ...(isJson(call.endpoint) ? { 'Content-Type': 'application/json' } : {}),
  ...(call.idempotencyKey && config.idempotencyKey
    ? { [Header.idempotencyKey]: call.idempotencyKey }
    : {}),
});

/** What a call is sent with, beside its address. Spec 7. */
export const requestOf = (call: Call, token: string | null): RequestInit => ({
  method: call.endpoint.method,
  headers: headersOf(call, token),
  ...(call.keepalive ? { keepalive: true } : {}),
  // Some of them are GETs, which a browser might answer from its cache (ruling 34).
  ...(call.endpoint.kind === 'mutation' ? { cache: 'no-store' } : {}),
  ...(call.endpoint.method === 'POST' ? { body: bodyOf(call) } : {}),
});
