/**
 * Stricter requirements than the schema, by path (`url`, `list.0.buyNum`; empty for the whole).
 * `exact`: the value of the example. A pattern: any value of the same type that matches it. `some`:
 * at least one element of the array matches, instead of every element.
 */
export type Pins = Readonly<Record<string, 'exact' | 'some' | RegExp>>;

/** The path of a field or element inside the value at a path. */
export const inside = (path: string, name: string | number): string =>
  path === '' ? `${name}` : `${path}.${name}`;
