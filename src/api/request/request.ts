import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';

type Payload = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function formOf(payload: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
  return form;
}

/**
 * The arguments of `fetchBaseQuery` for a call. `{parameters}` of its path are replaced and encoded,
 * the rest of a GET payload is the query.
 */
export function requestOf(endpoint: Endpoint, fields: unknown): FetchArgs {
  const payload = { ...(fields as Payload | undefined) };
  const { method, encoding, timeoutMs: timeout } = endpoint;
  const used = new Set<string>();
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(payload[name]));
  });
  if (method === 'POST') {
    return { url, method, timeout, body: encoding === 'json' ? payload : formOf(payload) };
  }
  const query = Object.entries(payload).filter(
    ([name, value]) => !used.has(name) && isGiven(value),
  );
  return { url, method, timeout, ...(query.length > 0 && { params: Object.fromEntries(query) }) };
}
