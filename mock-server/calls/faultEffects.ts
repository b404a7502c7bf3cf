import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '@homeview/contracts/errors';
import type { Fault } from '../faults';
import { failure } from './answer';
import type { Answer, Reply } from './answer';
import { withValueAt } from './withValueAt';

/** Ways in which an answer can go wrong. */
export const FAULT_KINDS = [
  'code',
  'http400',
  'body400',
  'http',
  'html502',
  'truncated',
  'reset',
  'delay',
  'empty',
  'mutate',
  'payUrl',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Carries the call out and gives its true answer. */
type Carry = () => Answer;
type Effect = (fault: Fault, carry: Carry) => Reply | Promise<Reply>;

/** Waited when a delay says nothing else, in ms. */
const DEFAULT_DELAY_MS = 3000;

const HTML_502 =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center></body></html>';

const plain = (answer: Answer): Reply => ({ kind: 'answer', answer });
const json = (text: string): Reply => ({
  kind: 'raw',
  status: 200,
  type: 'application/json',
  text,
});

/** Replaces the answer altogether: the call is carried out only when the fault says `after`. */
const instead =
  (reply: (fault: Fault) => Reply): Effect =>
  (fault, carry) => {
    if (fault.after) carry();
    return reply(fault);
  };

const refusal = (fault: Fault, status: number) =>
  plain(failure(ErrorCode.BadRequest, fault.desc ?? 'The mock was told to refuse this.', status));

const effects: Record<FaultKind, Effect> = {
  code: instead((fault) => plain(failure(fault.code ?? 500, fault.desc ?? 'A fault of the mock.'))),
  http400: instead((fault) => refusal(fault, 400)),
  body400: instead((fault) => refusal(fault, 200)),
  http: instead(({ status = 500, desc }) =>
    plain(failure(status, desc ?? `A fault of the mock: HTTP ${status}.`, status)),
  ),
  html502: instead(() => ({ kind: 'raw', status: 502, type: 'text/html', text: HTML_502 })),
  reset: instead(() => ({ kind: 'reset' })),
  empty: instead(() => json('')),
  truncated: (_, carry) => {
    const whole = JSON.stringify(carry().body);
    return json(whole.slice(0, Math.floor(whole.length / 2)));
  },
  delay: async (fault, carry) => {
    await sleep(fault.ms ?? DEFAULT_DELAY_MS);
    return plain(carry());
  },
  mutate: (fault, carry) => plain(changed(carry(), fault.path ?? '', fault.value)),
  payUrl: (fault, carry) => plain(changed(carry(), 'url', fault.url ?? '')),
};

/** The reply to a call under a fault. */
export const applyFault = (fault: Fault, carry: Carry) => effects[fault.kind](fault, carry);

function changed(answer: Answer, path: string, value: unknown): Answer {
  const data = withValueAt(answer.body.data, path, value);
  return { ...answer, body: { ...answer.body, data } };
}
