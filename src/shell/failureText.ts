import { isNoAnswer } from '../api/request/apiError';
import type { Translate } from '../i18n/useText';

/** Two sentences, one after the other. */
export const sentences = (first: string, then: string, text: Translate): string =>
  text('error.sentences', { first, then });

/**
 * A failed call in words: `answer` if the service has answered. If it has not, the text of 12004
 * leads on every screen, and `safe` says what is still true or what to do.
 */
export function failureText(
  error: unknown,
  text: Translate,
  answer: string,
  safe?: string,
): string {
  if (!isNoAnswer(error)) return answer;
  const lead = text('network_error');
  return safe === undefined ? lead : sentences(lead, safe, text);
}
