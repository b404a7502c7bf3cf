import { request } from 'node:http';
import type { serveMock } from './mockClient';

/** The header in which the proxy of the tests names the signed-in user. */
export const USER = 'x-user';

export interface Sent {
  readonly method?: string;
  /** Several names make several headers. */
  readonly user?: string | string[];
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Requests of users to a mock server whose proxy names them. */
export function asUser(mock: Pick<ReturnType<typeof serveMock>, 'port'>) {
  /** Sends a request whose user header may be there twice, or in UTF-8. */
  function send(path: string, { method = 'GET', user, headers, body }: Sent = {}) {
    const text = body === undefined ? '' : JSON.stringify(body);
    const bytes = (name: string) => Buffer.from(name).toString('latin1');
    const all = {
      ...(user === undefined ? {} : { [USER]: [user].flat().map(bytes) }),
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    return new Promise<{ status: number; text: string; to: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: mock.port(), path, method, headers: all }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part: string) => (said += part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: said,
            to: answer.headers.location ?? '',
          }),
        );
      })
        .on('error', reject)
        .end(Buffer.from(text));
    });
  }

  async function openAs(user: string, fields: object = {}): Promise<string> {
    const body = { scenario: 'demo', ...fields };
    const { text } = await send('/__mock/sandboxes', { method: 'POST', user, body });
    return (JSON.parse(text) as { sandbox: string }).sandbox;
  }

  /** What only the owner of a sandbox sees of it. */
  async function stateOf(user: string, sandbox: string) {
    const { world, clock, faults } = JSON.parse(
      (await send(`/__mock/sandboxes/${sandbox}/snapshot`, { user })).text,
    ) as { world: unknown; clock: { now: string }; faults: unknown };
    return { world, faults, day: clock.now.slice(0, 10) };
  }

  return { send, openAs, stateOf };
}
