/**
 * Random sequences: each call settles exactly once, by its own response, timeout or exception; each
 * event gets one response; and nothing throws into the app. `npm run test:full` runs ten times more.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { send as Send } from './calls';
import type { Bridge } from './bridge';
import { IOS_HANDLER, RECEIVER } from './names';

const SEQUENCES = process.env['TEST_FULL'] === '1' ? 100_000 : 10_000;

/** How the app handles a message: `answers` responds before the call returns. */
type Port = 'takes' | 'throws' | 'answers';

/** The next step. Calls are identified by their number, so a response may be late or repeated. */
type Step =
  | { readonly kind: 'send'; readonly limitMs: number | undefined; readonly port: Port }
  | { readonly kind: 'unsendable'; readonly limitMs: number | undefined }
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly code: number;
      readonly asText: boolean;
    }
  | { readonly kind: 'noise'; readonly call: number; readonly way: number }
  | { readonly kind: 'event'; readonly name: string; readonly port: Port }
  | { readonly kind: 'wait'; readonly ms: number };

const limitMs = fc.constantFrom(undefined, 1, 5, 20);
const call = fc.nat(5);
const port = fc.constantFrom<Port>('takes', 'takes', 'takes', 'throws', 'answers');
const code = fc.constantFrom(200, 200, 211, 400, 408, 0);
const name = fc.constantFrom('heard', 'flawed', 'unheard', '__proto__');
const step = <Fields>(
  weight: number,
  fields: { [K in keyof Fields]: fc.Arbitrary<Fields[K]> },
) => ({
  weight,
  arbitrary: fc.record(fields, { noNullPrototype: true }),
});
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    step(4, { kind: fc.constant('send' as const), limitMs, port }),
    step(1, { kind: fc.constant('unsendable' as const), limitMs }),
    step(4, { kind: fc.constant('answer' as const), call, code, asText: fc.boolean() }),
    step(2, { kind: fc.constant('noise' as const), call, way: fc.nat(9) }),
    step(1, { kind: fc.constant('event' as const), name, port }),
    step(2, { kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 4, 19) }),
  ),
  { maxLength: 8 },
);

/** Invalid messages that contain the id of a call. */
const noises: readonly ((id: string) => void)[] = [
  () => say(undefined),
  (id) => say(`{"id":"${id}","code":200`),
  (id) => say({ id }),
  (id) => say({ id, code: '200' }),
  (id) => say({ id: [id], code: 200 }),
  (id) => say({ id: `${id} `, code: 200 }),
  (id) => say([{ id, code: 200 }]),
  (id) => say(`{"__proto__":{"id":"${id}","code":200}}`),
  () => say(new Proxy({}, { get: () => null })),
  // Messages that other windows post are ignored.
  (id) =>
    void window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ id, code: 200 }) }),
    ),
];

interface Call {
  readonly id: string;
  /** Every result of its promise. */
  readonly settled: string[];
  /** The result expected by the rules; undefined while the call is pending. */
  due?: string;
  readonly endsAt: number;
}

let send: typeof Send;
let bridge: Bridge;
/** What the page has sent: calls, and responses to events. */
let sent: { readonly id: string; readonly method?: string; readonly code?: number }[] = [];
let portIs: Port = 'takes';

const say = (message: unknown): void => window[RECEIVER]?.(message);
const outcome = (settledCode: number, data: unknown): string =>
  settledCode === 200 ? `data ${String(data)}` : `error ${settledCode}`;

const fillAtRandom = (bytes: Uint8Array): Uint8Array => {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.random() * 256;
  return bytes;
};

beforeAll(async () => {
  // Ids need not be secure in this test, and secure random numbers take a third of its time.
  vi.stubGlobal('crypto', { getRandomValues: fillAtRandom });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(iPhone) HomeViewApp/1.13.2');
  vi.resetModules();
  window.webkit = {
    messageHandlers: {
      [IOS_HANDLER]: {
        postMessage(text: string) {
          const message = JSON.parse(text) as (typeof sent)[number];
          if (portIs === 'throws') throw new Error('The app is gone');
          sent.push(message);
          if (portIs === 'answers') say({ id: message.id, code: 200, data: 'at once' });
        },
      },
    },
  };
  bridge = (await import('./bridge')).setUpBridge();
  ({ send } = await import('./calls'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  portIs = 'answers';
  await bridge.addEventListener('heard', () => undefined);
  await bridge.addEventListener('flawed', () => {
    throw new Error('flaw');
  });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.webkit;
  Reflect.deleteProperty(window, RECEIVER);
  vi.resetModules();
});

/** Runs one sequence, then responds to every pending call. */
async function live(life: readonly Step[]): Promise<void> {
  const calls: Call[] = [];
  let now = 0;
  let lastEvent = 0;
  sent = [];
  portIs = 'takes';

  const begin = (limited: number | undefined, params: Readonly<Record<string, unknown>>) => {
    const settled: string[] = [];
    const before = sent.length;
    send('Any.method', params, limited === undefined ? {} : { timeoutMs: limited }).then(
      (data) => settled.push(outcome(200, data)),
      (error: { code: number }) => settled.push(outcome(error.code, null)),
    );
    const id = sent[before]?.id ?? '';
    const begun: Call = { id, settled, endsAt: now + (limited ?? Infinity) };
    calls.push(begun);
    return begun;
  };
  const answer = (of: Call | undefined, answered: number, data: unknown, asText = false) => {
    const message = { id: of?.id ?? 'no-such-id', code: answered, desc: '', data };
    say(asText ? JSON.stringify(message) : message);
    if (of) of.due ??= outcome(answered, data);
  };

  const take: { [K in Step['kind']]: (next: Extract<Step, { kind: K }>) => void } = {
    send: (next) => {
      portIs = next.port;
      const begun = begin(next.limitMs, { n: calls.length });
      if (next.port === 'throws') begun.due = outcome(400, null);
      if (next.port === 'answers') begun.due = outcome(200, 'at once');
    },
    unsendable: (next) => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      begin(next.limitMs, circular).due = outcome(400, null);
    },
    answer: (next) => answer(calls[next.call], next.code, `${now}/${calls.length}`, next.asText),
    noise: (next) => noises[next.way]?.(calls[next.call]?.id ?? 'no-such-id'),
    event: (next) => {
      portIs = next.port === 'answers' ? 'takes' : next.port;
      say({ id: `event ${++lastEvent}`, event: next.name, data: null });
    },
    wait: ({ ms }) => {
      vi.advanceTimersByTime(ms);
      now += ms;
      for (const waiting of calls) {
        if (waiting.endsAt <= now) waiting.due ??= outcome(408, null);
      }
    },
  };
  /** Promise callbacks run in a later microtask; an event's response waits for its listeners. */
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await null;
  };
  const check = () => {
    for (const { settled, due } of calls) {
      const expected = due === undefined ? [] : [due];
      if (settled.length !== expected.length || settled[0] !== expected[0]) {
        expect(settled).toEqual(expected);
      }
    }
  };

  let replies = 0;
  for (const next of life) {
    (take[next.kind] as (next: Step) => void)(next);
    await turns(next.kind === 'event' ? 6 : 1);
    if (next.kind === 'event' && next.port !== 'throws') replies += 1;
    portIs = 'takes';
    check();
  }
  for (const open of calls.filter(({ due }) => due === undefined)) answer(open, 200, 'at last');
  await turns(1);
  check();
  if (vi.getTimerCount() !== 0) throw new Error('A clock runs on after its call');
  const answered = sent.filter(({ method }) => method === undefined).map(({ id }) => id);
  if (answered.length !== replies || new Set(answered).size !== replies) {
    throw new Error(`${replies} events, answered: ${answered.join()}`);
  }
}

it(`settles every call exactly once in ${SEQUENCES} random sequences`, async () => {
  await fc.assert(fc.asyncProperty(steps, live), { numRuns: SEQUENCES });
}, 180_000);
