import { ANYTHING, messageForms } from '../../../../mock-server/texts/messageForms';
import { normalizeText } from '@homeview/ui/normalizeText';
import enUS from '../../../../src/i18n/locales/en-US.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = enUS;

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A pattern for an en-US message as a line of a page, normalized, with any text as its arguments.
 */
export function messageText(id: string): RegExp {
  const text = texts[id];
  if (text === undefined) throw new Error(`There is no message "${id}".`);
  const forms = messageForms(text).map((form) =>
    normalizeText(form).split(ANYTHING).map(escape).join('.{1,80}?'),
  );
  return new RegExp(`^(${forms.join('|')})$`, 's');
}
