import { request } from 'node:http';

/** A process of the hosted form. */
export interface Host {
  readonly pid: number;
  readonly port: number;
}

interface Hosted {
  readonly name: string;
  readonly port: number;
  readonly hosts: readonly [Host, Host];
  readonly redis: number;
  readonly userHeader: string;
  /** Passwords at the proxy, by name. */
  readonly people: { readonly ada: string; readonly bob: string };
}

const environment = JSON.parse(process.env.HOSTED ?? 'null') as Hosted | null;
if (!environment) throw new Error('Run `npm test -- hosted`: it starts what these journeys need.');

/** The address of the hosted form and its processes. */
export const hosted = { ...environment, origin: `https://${environment.name}:${environment.port}` };

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to one process directly, past nginx. */
export function ask(
  { port }: Host,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const all = {
      [hosted.userHeader]: 'ada',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    request({ host: '127.0.0.1', port, path, method, headers: all }, (answer) => {
      let said = '';
      answer.on('data', (data: Buffer) => (said += data.toString()));
      answer.on('end', () => {
        const isJson = answer.headers['content-type']?.includes('json') === true;
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(said) : said });
      });
    })
      .on('error', reject)
      .end(text);
  });
}

/** The headers of a documented call in a sandbox. */
export const inSandbox = (sandbox: string) => ({
  'x-mock-sandbox': sandbox,
  ...{ terminal: 'web', appcode: 'test', tenantcode: 'test', locale: 'en-US' },
  token: 'access-1001',
});
