/** How a component is meant to be used: shown on its page in Storybook. */
export interface Usage {
  /** What it is for, and what to take instead. One or two sentences. */
  readonly when: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** A file `<Name>.usage.tsx` beside a component: `usage`, and `Example`, whose code can be copied. */
interface UsageFile {
  readonly usage: Usage;
}

const files = import.meta.glob<UsageFile>('../*/*/*.usage.tsx', { eager: true });
const texts = import.meta.glob<string>('../*/*/*.usage.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What only the page of the component needs is no code to copy. */
const exampleOf = (text: string): string =>
  text
    .replace(/import type \{ Usage \}.*\n/, '')
    .replace(/export const usage[\s\S]*?\n\};\n\n?/, '')
    .trim();

/** The usage of a component and its example's code; `undefined` where there is none. */
export function usageOf(name: string): (Usage & { readonly code: string }) | undefined {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}/${name}.usage.tsx`));
  const file = path === undefined ? undefined : files[path];
  if (path === undefined || !file) return undefined;
  return { ...file.usage, code: exampleOf(texts[path] ?? '') };
}
