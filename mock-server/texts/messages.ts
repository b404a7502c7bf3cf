import { readFileSync, readdirSync } from 'node:fs';
import { gramsOf } from './grams';
import { ANYTHING, messageForms } from './messageForms';
import { normalizeText } from '@homeview/ui/normalizeText';

/** One form of a portal message in one language. */
export interface MessageForm {
  readonly id: string;
  readonly locale: string;
  /** The text as written in the file. */
  readonly text: string;
  /** The form for comparison: normalizeText, with arguments as `ANYTHING`. */
  readonly form: string;
  /** Its runs of three characters. */
  readonly grams: readonly string[];
}

/**
 * The portal's own files, read on the first search. They only identify texts and never become part
 * of an answer, so the mock cannot repeat a mistake in them.
 */
const FOLDER = new URL('../../src/i18n/locales/', import.meta.url);

let known: readonly MessageForm[] | undefined;

/** All messages in all languages; empty when the portal's files are not present. */
export const portalMessages = (): readonly MessageForm[] => (known ??= readAll());

/** The texts of a language by id, with an ellipsis for every argument. */
export const textsOf = (locale: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    portalMessages()
      .filter((message) => message.locale === locale)
      .map(({ id, text }) => [id, (messageForms(text).at(-1) ?? text).replaceAll(ANYTHING, '…')]),
  );

/** The messages of a language as written, by id. @throws Error when the portal's files are absent. */
export const messagesOf = (locale: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')) as Record<string, string>;

function readAll(): readonly MessageForm[] {
  return localeFiles().flatMap((file) => {
    const locale = file.replace(/\.json$/, '');
    return Object.entries(messagesOf(locale)).flatMap(([id, text]) =>
      messageForms(text).map((written) => {
        const form = normalizeText(written);
        return { id, locale, text, form, grams: gramsOf(form) };
      }),
    );
  });
}

function localeFiles(): readonly string[] {
  try {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    // A text that several languages share counts as English.
    return files.sort((a, b) => Number(b === 'en-US.json') - Number(a === 'en-US.json'));
  } catch {
    return [];
  }
}
