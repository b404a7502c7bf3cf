const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/**
 * A random version 4 UUID. `crypto.randomUUID` is missing if the page is not served over https, as
 * in development on a phone.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, hex).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
