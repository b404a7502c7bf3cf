import { publicEncrypt, constants } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalogue } from '@homeview/contracts/catalogue';
import type { Catalogue, EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint, RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import { afterAll, beforeAll } from 'vitest';
import { startMockServer } from '../server/server';
import type { MockServerOptions, RunningMock } from '../server/server';

/** An answer: HTTP status and envelope. */
export interface Envelope<Data> {
  status: number;
  code: number;
  data: Data;
  desc: string;
}

export type Extra = Record<string, string>;

/** The end of a month of 30 days, since the scenarios count the days of their periods. */
const TODAY = Date.UTC(2026, 10, 29, 10);

/**
 * Starts a mock server on its own port for the tests of a file. Requests use real HTTP. Its
 * clock starts on the same day in every run, so that a test passes on any day.
 */
export function serveMock(options: MockServerOptions = {}) {
  let mock: RunningMock | undefined;
  const bugs: string[] = [];
  beforeAll(async () => {
    const began = Date.now();
    mock = await startMockServer({
      port: 0,
      clock: () => TODAY + Date.now() - began,
      reportBug: (bug) => bugs.push(bug),
      ...options,
    });
  });
  afterAll(() => mock?.close());
  const url = () => mock?.url ?? '';
  return {
    url,
    bugs,
    port: () => mock?.port ?? 0,
    open: (scenario: string) => open(url(), scenario),
  };
}

export type Client = Awaited<ReturnType<typeof open>>;

/** Creates a sandbox and returns functions that send requests to it. */
async function open(url: string, scenario: string) {
  const made = await fetch(`${url}/__mock/sandboxes`, json('POST', { scenario }));
  const { sandbox, token } = (await made.json()) as { sandbox: string; token: string | null };
  const inSandbox = { 'x-mock-sandbox': sandbox };

  /** Sends any request in the sandbox. */
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...inSandbox, ...(init.headers as Extra | undefined) },
    });

  /** Sends a documented call with the portal's headers; `extra` replaces or adds headers. */
  async function call<Name extends EndpointName>(
    name: Name,
    request: RequestOf<Catalogue[Name]>,
    extra: Extra = {},
  ): Promise<Envelope<ResponseOf<Catalogue[Name]>>> {
    const response = await raw(...requestOf(name, request, { token: token ?? '', ...extra }));
    const body = (await response.json()) as Omit<Envelope<ResponseOf<Catalogue[Name]>>, 'status'>;
    return { ...body, status: response.status };
  }

  /** Sends a control call for the sandbox and returns its JSON. */
  async function control<Answer = unknown>(method: string, path: string, body?: unknown) {
    const address = `${url}/__mock/sandboxes/${sandbox}${path}`;
    const response = await fetch(address, body === undefined ? { method } : json(method, body));
    return { status: response.status, body: (await response.json()) as Answer };
  }

  return { sandbox, token, raw, call, control };
}

/** Path and fetch options of a documented call. */
export function requestOf(
  name: EndpointName,
  request: object,
  extra: Extra,
): [string, RequestInit] {
  const { method, path, encoding }: Endpoint = catalogue[name];
  const headers = {
    terminal: 'web',
    appcode: 'test',
    tenantcode: 'test',
    locale: 'en-US',
    ...extra,
  };
  const rest = new Map(Object.entries(request).map(([field, value]) => [field, String(value)]));
  const address = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest.get(field) ?? '';
    rest.delete(field);
    return encodeURIComponent(value);
  });
  if (method === 'GET') {
    const query = new URLSearchParams([...rest]).toString();
    return [query === '' ? address : `${address}?${query}`, { headers }];
  }
  if (encoding === 'form') {
    const body = new FormData();
    for (const [field, value] of rest) body.append(field, value);
    return [address, { method, body, headers }];
  }
  const { body } = json(method, request);
  return [address, { method, body, headers: { ...headers, 'content-type': 'application/json' } }];
}

export const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Encrypts a password as the portal does. */
export function encryptPassword(plain: string, pem = publicKey()): string {
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key: pem, padding }, Buffer.from(plain)).toString('base64');
}

const publicKey = () =>
  readFileSync(new URL('../passwordKey/developmentKey.public.pem', import.meta.url), 'utf8');
