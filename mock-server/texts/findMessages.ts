import { gramsOf, mayMatch } from './grams';
import { similarity } from './similarity';
import { portalMessages } from './messages';
import { normalizeText } from '@homeview/ui/normalizeText';

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

/** The messages that match a text, in any language, best match first; each id once. */
export function findMessages(query: string, limit = 30): readonly FoundMessage[] {
  const wanted = normalizeText(query);
  const wantedGrams = new Set(gramsOf(wanted));
  const best = new Map<string, FoundMessage>();
  for (const { id, locale, text, form, grams } of portalMessages()) {
    if (!mayMatch(grams, form, wanted, wantedGrams)) continue;
    const found = similarity(form, wanted);
    if (found >= MIN_SIMILARITY && found > (best.get(id)?.similarity ?? 0)) {
      best.set(id, { id, locale, text, similarity: found });
    }
  }
  return [...best.values()].sort((a, b) => b.similarity - a.similarity).slice(0, limit);
}
