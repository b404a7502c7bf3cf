import type { JournalEntry } from '../../api';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The fields of a request that are not in its path. */
function fieldsOf({ path, request }: JournalEntry): [name: string, value: unknown][] {
  const inPath = path.split('/').map(decodeURIComponent);
  return Object.entries((request ?? {}) as object).filter(
    ([, value]) => !inPath.includes(String(value)),
  );
}

/** A call as a command of curl, to its sandbox. The token was masked: `$TOKEN` stands for it. */
export function curlOf(entry: JournalEntry, sandbox: string, origin: string): string {
  const { method, path, headers } = entry;
  const fields = fieldsOf(entry);
  const query =
    method === 'GET'
      ? new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
      : '';
  const lines = {
    terminal: headers.terminal ?? 'web',
    appcode: 'portal',
    tenantcode: 'tenant',
    locale: headers.locale ?? 'en-US',
    'x-mock-sandbox': sandbox,
    ...(headers.idempotencyKey === null ? {} : { 'Idempotency-Key': headers.idempotencyKey }),
    ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
  };
  return [
    `curl ${quoted(`${origin}${path}${String(query) === '' ? '' : `?${String(query)}`}`)}`,
    ...Object.entries(lines).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    '-H "token: $TOKEN"',
    ...(method === 'GET' ? [] : [`-d ${quoted(JSON.stringify(Object.fromEntries(fields)))}`]),
  ].join(' \\\n  ');
}
