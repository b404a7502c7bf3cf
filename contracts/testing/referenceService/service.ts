/**
 * A service that is independent of our mock: other ids, names and amounts, another field order, extra
 * fields, errors also by HTTP status. It meets the contract; tests can break it.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Account, Calls, Payload } from './account';
import { accountCalls, openCalls } from './accountCalls';
import { billCalls } from './billCalls';
import { planCalls } from './planCalls';
import { salesCalls } from './salesCalls';
import { accountIn } from './states';
import { documentedValues } from './values';
import { domains } from '../../openapi/domains';
import type { StateValues } from './values';
import { Refused } from './world';

/** A call without rules answers with the example of the document. */
const exampleCalls: Calls = Object.fromEntries(
  domains.flatMap(({ calls, docs }) =>
    Object.values(calls).map(({ name, method, path }) => [
      `${method} ${path}`,
      () => docs[name]?.response.example ?? null,
    ]),
  ),
);

const calls = {
  ...exampleCalls,
  ...openCalls,
  ...accountCalls,
  ...billCalls,
  ...planCalls,
  ...salesCalls,
};

/** The HTTP response. */
export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Changes the response of a call; the call is named by method and path: `GET /payGateway/payModeList`. */
export type AlterResponse = (call: string, sent: Sent) => Sent;

const patterns = Object.keys(calls).map(
  (name) => [name, new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)] as const,
);

async function payloadOf(request: IncomingMessage): Promise<Payload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  return isJson ? (JSON.parse(body) as Payload) : { form: body };
}

/** Fields in another order than in the examples, and one that the contract does not know. */
const inOtherOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries([...Object.entries(value).reverse(), ['trace', [1, null]]])
    : value;

const json = (status: number, body: object): Sent => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body, inOtherOrder),
});

/** A wrong code comes with 200, as the gateway may answer; everything else also with a status. */
const STATUS: Readonly<Record<number, number>> = { 400: 400, 404: 404, 560119: 200 };

const refusal = ({ code }: Refused): Sent =>
  json(STATUS[code] ?? 401, { desc: 'Nope.', code: code === 404 ? 400 : code });

/** What happens outside of the portal. @throws Refused for an unknown event */
function happen({ world }: Account, { event, params }: Payload): void {
  const { orderId = '', until = '' } = params as Readonly<Record<string, string>>;
  if (event === 'time-passes') world.passTo(Date.parse(until));
  else if (event === 'order-paid') world.pay(world.order(orderId));
  else if (event === 'payment-declined') world.order(orderId).status = 6;
  else if (event === 'order-refunded') world.refund(world.order(orderId), true);
  else if (event === 'refund-failed') world.refund(world.order(orderId), false);
  else throw new Refused(404);
}

const TODAY = '2024-02-29T00:00:00Z';

/** The account in a state; its parameters may set the clock and the name of a planted bug. */
function newAccount({ state, params = {} }: Payload, values: StateValues): Account | null {
  const { clock = TODAY, bug: planted } = params as Readonly<Record<string, string>>;
  const has = (bug: string) => bug === planted;
  return accountIn(String(state), values, { has, now: Date.parse(clock) });
}

function refuseToken({ tokens, values, tokenCode }: Account, call: string, sent: string): void {
  if (tokens.has(sent)) return;
  // The log service has no session codes.
  if (call === 'POST /logs/reportLog') throw new Refused(401);
  throw new Refused(sent === values.accessToken ? tokenCode : 70032);
}

function answer(account: Account, asked: string, payload: Payload, request: IncomingMessage): Sent {
  const [name = '', pattern] = patterns.find(([, each]) => each.test(asked)) ?? [];
  const call = calls[name];
  if (!call) throw new Refused(404);
  if (!(name in openCalls)) refuseToken(account, name, String(request.headers.token));
  const all = { ...payload, ...pattern?.exec(asked)?.groups };
  const data = call(account, all, String(request.headers['idempotency-key']));
  return json(200, { data, desc: '', code: 200 });
}

/** The service. Its state URL is `/states`; each state has the values that `valuesOf` returns. */
export function referenceService(
  bend: AlterResponse = (_, sent) => sent,
  valuesOf: () => StateValues = documentedValues,
): Server {
  let account = newAccount({ state: '' }, documentedValues());

  function atStateUrl(payload: Payload): Sent {
    if (payload.action === 'event' && account) {
      happen(account, payload);
      return json(200, {});
    }
    const values = valuesOf();
    const known = newAccount(payload, values);
    account = known ?? account;
    const status = known ? 200 : 404;
    if (values.answer === null) return { status, type: 'text/plain', text: String(payload.state) };
    return { status, type: 'application/json', text: JSON.stringify(values.answer) };
  }

  async function handle(request: IncomingMessage): Promise<Sent> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const payload = { ...Object.fromEntries(searchParams), ...(await payloadOf(request)) };
    const asked = `${request.method} ${pathname}`;
    const [call = asked] = patterns.find(([, each]) => each.test(asked)) ?? [];
    const isState = pathname === '/states';
    try {
      if (isState) return bend('states', atStateUrl(payload));
      if (!account) throw new Refused(404);
      return bend(call, answer(account, asked, payload, request));
    } catch (error) {
      if (error instanceof Refused) return bend(isState ? 'states' : call, refusal(error));
      throw error;
    }
  }

  const send = (response: ServerResponse, { status, type, text }: Sent) => {
    response.writeHead(status, { 'Content-Type': type, Server: 'other/1' }).end(text);
  };
  return createServer((request, response) => {
    handle(request).then(
      (sent) => send(response, sent),
      (error: unknown) => send(response, { status: 500, type: 'text/plain', text: String(error) }),
    );
  });
}
