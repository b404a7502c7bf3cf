import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Bug } from './bugs';
import { calls, openCalls } from './calls';
import type { Account } from './calls';
import { Refused, World } from './world';

type Payload = Readonly<Record<string, unknown>>;

const patterns = Object.keys({ ...openCalls, ...calls }).map(
  (name) => [name, new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)] as const,
);

async function bodyOf(request: IncomingMessage): Promise<Payload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Payload);
}

const sendJson = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const newAccount = (state: string, has: (bug: Bug) => boolean): Account => ({
  world: new World(has),
  has,
  tokens: new Set(),
  refreshTokens: new Set(),
  sign: null,
  wantsCode: state === 'second-factor',
  address: null,
});

const STATES = ['no-plans', 'promotion-running', 'gift-cards-new-customer', 'second-factor'];

/** What the state URL of this service understands. @throws Refused for an unknown event. */
function tell({ world }: Account, { event, params }: Payload): void {
  const { orderId = '', until = '' } = params as Readonly<Record<string, string>>;
  if (event === 'time-passes') world.passTo(Date.parse(until));
  else if (event === 'order-paid') world.pay(world.order(orderId));
  else if (event === 'payment-declined') world.order(orderId).status = 6;
  else if (event === 'order-refunded') world.refund(world.order(orderId), true);
  else if (event === 'refund-failed') world.refund(world.order(orderId), false);
  else throw new Refused(404);
}

/**
 * The service. Its state URL is `/states`; the parameter `bug` of a state is the name of a planted bug.
 */
export function referenceService(): Server {
  let account = newAccount('', () => false);

  function atStateUrl(body: Payload): number {
    if (body.action === 'event') {
      tell(account, body);
      return 200;
    }
    const { clock = '', bug: planted } = body.params as Readonly<Record<string, string>>;
    account = newAccount(String(body.state), (bug) => bug === planted);
    account.world.now = Date.parse(clock);
    return STATES.includes(String(body.state)) ? 200 : 404;
  }

  function answer(asked: string, payload: Payload, headers: IncomingMessage['headers']): unknown {
    const [name = '', pattern] = patterns.find(([, each]) => each.test(asked)) ?? [];
    const inPath = pattern?.exec(asked)?.groups ?? {};
    const open = openCalls[name];
    if (!open && !account.tokens.has(String(headers.token))) throw new Refused(70032);
    const call = open ?? calls[name];
    if (!call) throw new Refused(404);
    return call(account, { ...payload, ...inPath }, String(headers['idempotency-key']));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const payload = { ...Object.fromEntries(searchParams), ...(await bodyOf(request)) };
    const asked = `${request.method} ${pathname}`;
    try {
      if (pathname === '/states') sendJson(response, atStateUrl(payload), {});
      else
        sendJson(response, 200, {
          code: 200,
          desc: '',
          data: answer(asked, payload, request.headers),
        });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isSession = error.code === 70032 || error.code === 21025;
      sendJson(response, isSession ? 401 : pathname === '/states' ? 404 : 400, {
        code: error.code,
        desc: error.message,
      });
    }
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      sendJson(response, 500, { error: String(error) });
    });
  });
}
