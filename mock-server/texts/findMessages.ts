import { similarity } from './similarity';
import { portalMessages } from './messages';
import { plain } from './plain';

/** A message that matches a pasted text, or a part of it. */
export interface FoundMessage {
  readonly id: string;
  readonly locale: string;
  readonly text: string;
  /** From 0 to 1. */
  readonly similarity: number;
}

/** Weaker matches are noise. */
const MIN_SIMILARITY = 0.12;

/** The maximum length to compare: about one screen of text. */
const MAX_LENGTH = 600;

/** The messages that match a text, in any language, best match first; each id once. */
export function findMessages(query: string, limit = 12): readonly FoundMessage[] {
  const wanted = plain(query).slice(0, MAX_LENGTH);
  const best = new Map<string, FoundMessage>();
  for (const { id, locale, text, form } of portalMessages()) {
    const found = similarity(form, wanted);
    if (found >= MIN_SIMILARITY && found > (best.get(id)?.similarity ?? 0)) {
      best.set(id, { id, locale, text, similarity: found });
    }
  }
  return [...best.values()].sort((a, b) => b.similarity - a.similarity).slice(0, limit);
}
