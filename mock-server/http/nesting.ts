/** The maximum nesting depth of a body. No call uses deeper data. */
const MAX_DEPTH = 64;

export const TOO_DEEP = `The body is nested deeper than ${MAX_DEPTH} levels.`;

export const isTooDeep = (body: unknown): boolean => isDeeperThan(MAX_DEPTH, body);

/** Stops at the limit, since a deeply nested body must not overflow the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inner.some((one) => isDeeperThan(levels - 1, one));
}
