/**
 * A visible character: no whitespace, control or invisible character such as U+200B, U+00AD or
 * U+3164.
 */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name from the service, or the fallback for a name without visible characters. */
export const nameOr = (name: string, fallback: string): string =>
  visible.test(name) ? name : fallback;
