/** Usage guidelines of a component, shown on its page in Storybook. */
export interface Usage {
  /** When to use it, and the alternatives. One or two sentences. */
  readonly when: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** The file `<Name>.usage.tsx` of a component: exports `usage` and `Example`, whose code can be copied. */
interface UsageFile {
  readonly usage: Usage;
}

const files = import.meta.glob<UsageFile>('../*/*/*.usage.tsx', { eager: true });
const texts = import.meta.glob<string>('../*/*/*.usage.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Removes the parts that only the documentation page needs from the code to copy. */
const exampleOf = (text: string): string =>
  text
    .replace(/import type \{ Usage \}.*\n/, '')
    .replace(/export const usage[\s\S]*?\n\};\n\n?/, '')
    .trim();

/** The usage and example code of a component; `undefined` if it has none. */
export function usageOf(name: string): (Usage & { readonly code: string }) | undefined {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}/${name}.usage.tsx`));
  const file = path === undefined ? undefined : files[path];
  if (path === undefined || !file) return undefined;
  return { ...file.usage, code: exampleOf(texts[path] ?? '') };
}
