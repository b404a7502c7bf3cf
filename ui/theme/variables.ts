/** Names and values of one scheme, as deep as they go. */
type Tokens = { readonly [name: string]: string | Tokens };

const nameOf = (path: readonly string[]): string => `--hv-${path.join('-')}`;

function mapped(tokens: Tokens, path: readonly string[], each: typeof nameOf): Tokens {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const here = [...path, name];
      return [name, typeof value === 'string' ? each(here) : mapped(value, here, each)];
    }),
  );
}

/** The same tokens, each as `var(--hv-…)`. */
export const referencesTo = <T extends object>(tokens: T, path: readonly string[]): T =>
  mapped(tokens as unknown as Tokens, path, (here) => `var(${nameOf(here)})`) as unknown as T;

/** The tokens as declarations: `{ '--hv-…': value }`. MUI's own variables have the same names. */
export function declarationsOf(tokens: object, path: readonly string[]): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tokens as Tokens).map(([name, value]) => {
      const here = [...path, name];
      return typeof value === 'string' ? { [nameOf(here)]: value } : declarationsOf(value, here);
    }),
  ) as Record<string, string>;
}
