import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { World } from '../../../mock-server/world/world';
import type { Target } from './load';
import { requestBytes } from './requestBytes';

interface Snapshot {
  world: World;
}

interface Made {
  readonly sandbox: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** A sandbox of a running mock server. */
export interface BenchSandbox {
  readonly id: string;
  readonly port: number;
  /** The query that signs its customer in. */
  readonly search: string;
  /** The credentials that the customer types instead. */
  readonly username: string;
  readonly password: string;
}

/** Creates a sandbox in the state of `demo` and replaces its world. */
export async function openSandbox(
  port: number,
  change: (world: World) => World = (world) => world,
): Promise<BenchSandbox> {
  const made = await ask<Made>(port, '/__mock/sandboxes', 'POST', { scenario: 'demo' });
  const { sandbox: id, url, username, password } = made;
  const path = `/__mock/sandboxes/${id}/snapshot`;
  const snapshot = await ask<Snapshot>(port, path, 'GET');
  await ask(port, path, 'PUT', { ...snapshot, world: change(snapshot.world) });
  return { id, port, search: new URL(url).search, username, password };
}

/** A specified call in a sandbox, with the headers that the portal sends. */
export function callTarget(sandbox: BenchSandbox, name: EndpointName, request: object): Target {
  const { method, path }: Endpoint = catalogue[name];
  const query = new URLSearchParams(Object.entries(request).map(([k, v]) => [k, String(v)]));
  const headers = {
    ...{ terminal: 'web', appcode: 'bench', tenantcode: 'bench', locale: 'en-US' },
    ...{ token: 'access-1001', 'x-mock-sandbox': sandbox.id },
  };
  const asked = method === 'GET' ? `${path}?${query.toString()}` : path;
  const body = method === 'GET' ? undefined : request;
  return { port: sandbox.port, bytes: requestBytes(method, asked, { headers, body }) };
}

async function ask<Answer>(port: number, path: string, method: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
