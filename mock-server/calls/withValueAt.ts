/**
 * Copies JSON data with the value at `path` (`list.0.price`) replaced; `undefined` removes it. An
 * empty path replaces everything; a path that does not exist changes nothing.
 */
export function withValueAt(data: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const copy: unknown = structuredClone(data);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent: unknown = copy;
  for (const key of keys)
    parent = isContainer(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
  // `__proto__` is never a field of an answer.
  if (!isContainer(parent) || last === '__proto__') return copy;
  // A list grows by at most one item: a large index would fill memory with empty items.
  if (Array.isArray(parent) && !/^\d+$/.test(last)) return copy;
  if (Array.isArray(parent) && Number(last) > parent.length) return copy;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
