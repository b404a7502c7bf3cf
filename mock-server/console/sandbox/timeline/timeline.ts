import type { JournalEntry, TimelineEvent } from '../../api';

/** An entry of the timeline: something that happened, or the calls between two such events. */
export type TimelineItem =
  | { readonly type: 'event'; readonly event: TimelineEvent }
  | { readonly type: 'calls'; readonly calls: readonly JournalEntry[] };

/** What the timeline shows; an empty text shows all. */
export interface TimelineFilter {
  /** A kind of events, or `call`. */
  readonly kind: string;
  readonly call: string;
  /** A code of the envelope or an HTTP status. */
  readonly code: string;
  readonly text: string;
}

export const NO_FILTER: TimelineFilter = { kind: '', call: '', code: '', text: '' };

const includes = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.trim().toLowerCase());

export const isShown = ({ kind, what }: TimelineEvent, filter: TimelineFilter): boolean =>
  filter.call === '' &&
  filter.code.trim() === '' &&
  (filter.kind === '' || filter.kind === kind) &&
  includes(what, filter.text);

function isCallShown(entry: JournalEntry, { kind, call, code, text }: TimelineFilter): boolean {
  const codes = [entry.status, entry.code].map(String);
  return (
    (kind === '' || kind === 'call') &&
    (call === '' || call === entry.call) &&
    (code.trim() === '' || codes.includes(code.trim())) &&
    (text.trim() === '' || includes(JSON.stringify(entry), text))
  );
}

/** The past, latest first: events with the calls between them in one item. */
export function timelineOf(
  events: readonly TimelineEvent[],
  journal: readonly JournalEntry[],
  filter: TimelineFilter,
): readonly TimelineItem[] {
  const items = [
    ...journal.filter((entry) => isCallShown(entry, filter)).map((call) => ({ at: call.at, call })),
    ...events.filter((event) => isShown(event, filter)).map((event) => ({ at: event.at, event })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const groups: ({ event: TimelineEvent } | { calls: JournalEntry[] })[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if ('event' in item) groups.push({ event: item.event });
    else if (last && 'calls' in last) last.calls.unshift(item.call);
    else groups.push({ calls: [item.call] });
  }
  return groups
    .reverse()
    .map((group) =>
      'event' in group ? { type: 'event', event: group.event } : { type: 'calls', ...group },
    );
}
