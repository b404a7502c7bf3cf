import { toPlainText } from './typedText';

/** The e-mail pattern of the HTML standard, plus at least one dot in the domain. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Maximum length of an e-mail address (RFC 5321); also limits the work of the pattern. */
const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value);

/**
 * The e-mail address in a typed, pasted or filled text, without additions of mail programs:
 * `mailto:name@example.com?subject=…`, `Name <name@example.com>`. Validate and send this.
 */
export function emailAsTyped(raw: string): string {
  // Japanese keyboards type U+3002 instead of a dot.
  const text = toPlainText(raw).replace(/\u3002/g, '.');
  const inBrackets = /<([^<>]*)>/.exec(text)?.[1] ?? text;
  const address = inBrackets.trim();
  return /^mailto:/i.test(address) ? address.slice(7).replace(/\?.*/, '').trim() : address;
}
