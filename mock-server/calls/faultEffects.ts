import { ErrorCode } from '@homeview/contracts/errors';
import type { Fault } from '../faults';
import { failure, replyOf } from './answer';
import type { Answer, Reply } from './answer';
import type { FaultKind } from './faultKinds';
import { withValueAt } from './withValueAt';

/** Delay in ms when the fault has no `ms`. */
const DEFAULT_DELAY_MS = 3000;

const HTML_502 =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center></body></html>';

const jsonText = (text: string): Reply => ({
  kind: 'text',
  status: 200,
  type: 'application/json',
  text,
  code: null,
});

const refusal = (fault: Fault, status: number) =>
  replyOf(failure(ErrorCode.BadRequest, fault.desc ?? 'The mock is set to refuse this.', status));

/** Kinds that change or delay the real answer; all others replace it. */
type Changing = 'truncated' | 'delay' | 'mutate' | 'payUrl';

/** Replies that replace the real answer. */
const replacements: Readonly<Record<Exclude<FaultKind, Changing>, (fault: Fault) => Reply>> = {
  code: (fault) => replyOf(failure(fault.code ?? 500, fault.desc ?? 'A fault of the mock.')),
  http400: (fault) => refusal(fault, 400),
  body400: (fault) => refusal(fault, 200),
  http: ({ status = 500, desc }) =>
    replyOf(failure(status, desc ?? `A fault of the mock: HTTP ${status}.`, status)),
  html502: () => ({ kind: 'text', status: 502, type: 'text/html', text: HTML_502, code: null }),
  reset: () => ({ kind: 'reset' }),
  empty: () => jsonText(''),
};

/** The reply that replaces the answer; null for kinds that change the real answer. */
export const replacementOf = (fault: Fault): Reply | null =>
  isReplacing(fault.kind) ? replacements[fault.kind](fault) : null;

const isReplacing = (kind: FaultKind): kind is Exclude<FaultKind, Changing> =>
  Object.hasOwn(replacements, kind);

/** The delay before the answer, in ms. */
export const delayOf = (fault: Fault): number =>
  fault.kind === 'delay' ? (fault.ms ?? DEFAULT_DELAY_MS) : 0;

/** Applies a fault to the answer of an executed call. */
export function spoil(answer: Answer, fault: Fault): Reply {
  const replaced = replacementOf(fault);
  if (replaced) return replaced;
  switch (fault.kind) {
    case 'truncated': {
      const whole = JSON.stringify(answer.body);
      return jsonText(whole.slice(0, Math.floor(whole.length / 2)));
    }
    case 'mutate':
      return replyOf(changed(answer, fault.path ?? '', fault.value));
    case 'payUrl':
      return replyOf(changed(answer, 'url', fault.url ?? ''));
    default:
      return replyOf(answer);
  }
}

function changed(answer: Answer, path: string, value: unknown): Answer {
  const data = withValueAt(answer.body.data, path, value);
  return { ...answer, body: { ...answer.body, data } };
}
