import { similarity } from './similarity';
import { portalMessages } from './messages';
import { plain } from './plain';

/** A message that a pasted text is, or is a part of. */
export interface FoundMessage {
  readonly id: string;
  readonly locale: string;
  readonly text: string;
  /** 0 to 1. */
  readonly likeness: number;
}

/** Below this, a text is like everything. */
const MIN_LIKENESS = 0.12;

/** Letters compared: what a customer reads on one screen. */
const MAX_LENGTH = 600;

/** The messages a text may be, in any language, the likeliest first; each id once. */
export function findMessages(query: string, limit = 12): readonly FoundMessage[] {
  const wanted = plain(query).slice(0, MAX_LENGTH);
  const best = new Map<string, FoundMessage>();
  for (const { id, locale, text, form } of portalMessages()) {
    const found = similarity(form, wanted);
    if (found >= MIN_LIKENESS && found > (best.get(id)?.likeness ?? 0)) {
      best.set(id, { id, locale, text, likeness: found });
    }
  }
  return [...best.values()].sort((a, b) => b.likeness - a.likeness).slice(0, limit);
}
