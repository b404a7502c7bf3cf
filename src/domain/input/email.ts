import { toPlainText } from './typedText';

/**
 * The HTML living standard's e-mail pattern, plus at least one dot in the domain (ruling 27). Spec 5.
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Longest address that can be delivered to (RFC 5321); also keeps the pattern from long input. */
const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value);

/**
 * The address in a typed, pasted or filled text, without what mail programs write around it:
 * `mailto:name@example.com?subject=…`, `Name <name@example.com>`. Judge and send this.
 */
export function emailAsTyped(raw: string): string {
  // A Japanese keyboard types U+3002 for the dot.
  const text = toPlainText(raw).replace(/\u3002/g, '.');
  const inBrackets = /<([^<>]*)>/.exec(text)?.[1] ?? text;
  const address = inBrackets.trim();
  return /^mailto:/i.test(address) ? address.slice(7).replace(/\?.*$/, '').trim() : address;
}
