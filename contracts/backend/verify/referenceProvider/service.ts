/**
 * A provider that is independent of our mock: other ids, names and amounts, another field order, extra
 * fields, errors also by HTTP status. It meets the contract, so it must pass; tests can break it.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountCalls, openCalls } from './accounts';
import { billCalls } from './bills';
import { factsOf } from './facts';
import type { Facts } from './facts';
import { planCalls } from './plans';
import type { Call, Payload, Reply } from './reply';
import { salesCalls } from './sales';
import { documentedValues } from './values';
import type { StateValues } from './values';

const calls: Readonly<Record<string, Call>> = {
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

const patternOf = (call: string) =>
  new RegExp(`^${call.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);
const patterns = Object.keys({ ...openCalls, ...calls }).map(
  (call) => [call, patternOf(call)] as const,
);

async function payloadOf(request: IncomingMessage, query: URLSearchParams): Promise<Payload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const body = isJson ? (JSON.parse(text) as Payload) : { form: text };
  return { ...Object.fromEntries(query), ...body };
}

/** The log service is a separate service: it requires entries and reports errors by HTTP status. */
function reportLog(refusal: number, { form }: Payload): Reply {
  if (refusal !== 0) return { code: 401, status: 401 };
  return String(form).includes('"contents":[{')
    ? { data: { stored: 1 } }
    : { code: 400, status: 400 };
}

/** The error code for a token: 0 if it is valid, 70032 if it is unknown. */
function refusalOf({ token, isRenewed, values }: Facts, sent: string): number {
  if (sent === values.accessToken) return token;
  return isRenewed && sent === values.renewedAccessToken ? 0 : 70032;
}

function replyTo(call: string, facts: Facts, token: string, payload: Payload): Reply {
  const open = openCalls[call];
  if (open) return open(facts, payload);
  const refusal = refusalOf(facts, token);
  if (call === 'POST /logs/reportLog') return reportLog(refusal, payload);
  if (refusal !== 0) return { code: refusal, status: 401 };
  return calls[call]?.(facts, payload) ?? { code: 400, status: 404 };
}

const sentOf = (reply: Reply): Sent => ({
  status: 'code' in reply ? reply.status : 200,
  type: 'application/json',
  text: JSON.stringify({
    trace: [1, null],
    desc: 'code' in reply ? 'Nope.' : '',
    ...('data' in reply ? { data: reply.data } : {}),
    code: 'code' in reply ? reply.code : 200,
  }),
});

/** The name of the requested call and its path parameters. */
function callAt(asked: string): [name: string, parameters: Payload] {
  for (const [call, pattern] of patterns) {
    const match = pattern.exec(asked);
    if (match) return [call, { ...match.groups }];
  }
  return [asked, {}];
}

const send = (response: ServerResponse, { status, type, text }: Sent) => {
  response.writeHead(status, { 'Content-Type': type, Server: 'other/1' }).end(text);
};

/** The service, on its own port; each state has the values that `valuesOf` returns. */
export function referenceProvider(
  bend: AlterResponse = (_, sent) => sent,
  valuesOf: () => StateValues = documentedValues,
) {
  let facts = factsOf('', valuesOf());
  const putInto = (state: string): Sent => {
    const values = valuesOf();
    const known = factsOf(state, values);
    facts = known ?? facts;
    const status = known ? 200 : 404;
    if (values.answer === null) return { status, type: 'text/plain', text: state };
    return { status, type: 'application/json', text: JSON.stringify(values.answer) };
  };
  const handle = async (request: IncomingMessage): Promise<Sent> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const payload = await payloadOf(request, searchParams);
    if (pathname === '/states') return bend('states', putInto(String(payload.state)));
    const [call, parameters] = callAt(`${request.method} ${pathname}`);
    const token = String(request.headers.token ?? '');
    if (!facts) return { status: 503, type: 'text/plain', text: '' };
    return bend(call, sentOf(replyTo(call, facts, token, { ...payload, ...parameters })));
  };
  return createServer((request, response) => {
    handle(request).then(
      (sent) => send(response, sent),
      (error: unknown) => send(response, { status: 500, type: 'text/plain', text: String(error) }),
    );
  });
}
