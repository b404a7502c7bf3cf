import { mask } from '../../mask';
import type { Answer, CallEntry, EventEntry } from './callLog';

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** The local time of day: "10:04:05.067". */
export const timeOf = (at: Date): string =>
  `${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}.${pad(at.getMilliseconds(), 3)}`;

/** Serializes a value for support, with secrets masked, also in URLs. */
export const readable = (value: unknown): string => JSON.stringify(mask(value)) ?? '';

/** The state of a call, in words. */
export function stateOf({ answer, left }: CallEntry): string {
  if (answer) return codeText(answer);
  return left ? 'not answered: the page has closed' : 'waiting for an answer';
}

/** The page's reply to an event, in words. */
export function replyOf({ reply }: EventEntry): string {
  if (reply === null) return 'no answer yet';
  if (reply === 'deaf') return 'not received: the page has no bridge';
  if (reply === 'threw') return 'the page’s bridge failed';
  return codeText(reply);
}

const codeText = ({ code, desc }: Answer) => (desc === '' ? String(code) : `${code} ${desc}`);

export const isGood = (answer: EventEntry['reply']): boolean =>
  typeof answer === 'object' && answer !== null && answer.code >= 200 && answer.code < 300;
