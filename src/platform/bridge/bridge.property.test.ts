/**
 * 100,000 random lives of the bridge. Whatever page and app do, in whatever order, each call is
 * settled once, by its own answer, its own time limit or its own throw, and by nothing else; each
 * event is answered once; and nothing ever throws into the app.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { send as Send } from './calls';
import type { Bridge } from './bridge';
import { IOS_HANDLER, RECEIVER } from './names';

const SEQUENCES = 100_000;

/** How the app's end takes a message: `answers` does so before the call has returned. */
type Port = 'takes' | 'throws' | 'answers';

/** What happens next. Calls are named by their number, so that an answer may be late, or the second. */
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

/** What is no answer, though it names a call. */
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
  // What other windows post is not heard at all.
  (id) =>
    void window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ id, code: 200 }) }),
    ),
];

interface Call {
  readonly id: string;
  /** Everything that its promise settled with. */
  readonly settled: string[];
  /** What it has to tell, from the rules alone; none while it is open. */
  due?: string;
  readonly endsAt: number;
}

let send: typeof Send;
let bridge: Bridge;
/** What the page has sent: calls, and its answers to events. */
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
  // Ids need not be secret here, and the system's random numbers take a third of the time.
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

/** One life: the steps, then every call that is still open is answered. */
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
  /** A promise tells in the next turn; an event's answer waits for its listeners. */
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

it(`${SEQUENCES} random lives: every call is settled exactly once`, async () => {
  await fc.assert(fc.asyncProperty(steps, live), { numRuns: SEQUENCES });
}, 180_000);
