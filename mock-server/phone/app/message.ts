/** A message from the page: a call, or the answer to an event. */
export type PageMessage =
  | { readonly kind: 'call'; id: string; method: string; params: Readonly<Record<string, unknown>> }
  | { readonly kind: 'reply'; id: string; code: number; desc: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON message of the page; null for anything else. */
export function readPageMessage(text: unknown): PageMessage | null {
  const message = parse(text);
  if (!isRecord(message) || typeof message.id !== 'string') return null;
  const { id, method, params, code, desc } = message;
  if (typeof method === 'string') {
    return { kind: 'call', id, method, params: isRecord(params) ? params : {} };
  }
  if (typeof code !== 'number') return null;
  return { kind: 'reply', id, code, desc: typeof desc === 'string' ? desc : '' };
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
