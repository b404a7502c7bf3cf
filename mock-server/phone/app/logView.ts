import { mask, maskAddress } from '../../mask';
import type { Answer, CallEntry, Entry, EventEntry } from './callLog';
import { make, makeButton } from './dom';

const twoDigits = (number: number, digits = 2) => String(number).padStart(digits, '0');

const timeOf = (at: Date) =>
  `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}:${twoDigits(at.getSeconds())}.${twoDigits(at.getMilliseconds(), 3)}`;

/** A value as support may read it: secrets masked, in addresses too. */
export function readable(value: unknown): string {
  const masked = mask(value);
  const text = JSON.stringify(masked, (key, field: unknown) =>
    key === 'url' && typeof field === 'string' ? maskAddress(field) : field,
  );
  return text ?? '';
}

/** How a call stands, in words. */
export function stateOf({ answer, left }: CallEntry): string {
  if (answer) return codeText(answer);
  return left ? 'never answered: the page is gone' : 'waits for an answer';
}

/** How the page took an event, in words. */
export function replyOf({ reply }: EventEntry): string {
  if (reply === null) return 'no answer yet';
  if (reply === 'deaf') return 'not heard: the page listens to no app';
  if (reply === 'threw') return 'the page’s bridge failed';
  return codeText(reply);
}

const codeText = ({ code, desc }: Answer) => (desc === '' ? String(code) : `${code} ${desc}`);

const isGood = (answer: Answer | null) =>
  answer !== null && answer.code < 300 && answer.code >= 200;

const row = (name: string, value: string) => [
  make('dt', {}, name),
  make('dd', {}, make('code', {}, value)),
];

function line(at: Date, kind: string, title: string, state: string, tone: string): HTMLElement {
  return make(
    'p',
    { class: 'line' },
    make('time', { datetime: at.toISOString() }, timeOf(at)),
    make('span', { class: 'kind' }, kind),
    make('strong', {}, title),
    make('span', { class: `state ${tone}` }, state),
  );
}

/** An entry of the list. `decide` is asked to end a call that waits for somebody. */
export function entryView(entry: Entry, decide: (call: CallEntry) => void): HTMLElement {
  const { at } = entry;
  switch (entry.kind) {
    case 'page':
      return make('li', { class: 'opened' }, line(at, 'page', maskAddress(entry.path), '', ''));
    case 'noise':
      return make('li', {}, line(at, 'page to app', entry.text, 'no message', 'bad'));
    case 'event':
      return make(
        'li',
        {},
        line(
          at,
          'app to page',
          entry.event,
          replyOf(entry),
          typeof entry.reply === 'object' && isGood(entry.reply) ? 'good' : 'other',
        ),
        make('dl', {}, ...row('data', readable(entry.data)), ...row('id', entry.id)),
      );
    case 'call': {
      const { answer, left } = entry;
      const details = make('dl', {}, ...row('params', readable(entry.params)));
      if (answer?.data !== undefined) details.append(...row('answer', readable(answer.data)));
      details.append(...row('id', entry.id));
      const tone = answer === null ? 'open' : isGood(answer) ? 'good' : 'other';
      const item = make(
        'li',
        {},
        line(at, 'page to app', entry.method, stateOf(entry), tone),
        details,
      );
      if (!answer && !left && entry.method === 'IAP.payment') {
        item.append(makeButton('Answer now', () => decide(entry)));
      }
      return item;
    }
  }
}
