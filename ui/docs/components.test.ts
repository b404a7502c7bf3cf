import { describe, expect, it } from 'vitest';
import ui from '../package.json' with { type: 'json' };
import readme from '../README.md?raw';

/** Exports that show nothing by themselves: the theme, its font, hooks and functions. */
const WITHOUT_STORIES: readonly string[] = [
  'theme',
  'Fonts',
  'Scrolls',
  'WhenIdle',
  'normalizeText',
];

const names = Object.keys(ui.exports).map((path) => path.slice('./'.length));

const stories = import.meta.glob<string>('../*/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the manual of the design system', () => {
  it.each(names.filter((name) => !WITHOUT_STORIES.includes(name)))(
    'says when to use %s, what to do and what not',
    (name) => {
      const path = Object.keys(stories).find((file) => file.endsWith(`/${name}.stories.tsx`));
      const [, comment] =
        /\/\*\*\n((?: \*.*\n)+)const meta = /.exec(stories[path ?? ''] ?? '') ?? [];
      expect(comment).toMatch(
        /^ \* \w[\s\S]*\n \* \*\*Do\*\*\n \*\n \* - [\s\S]*\n \* \*\*Don’t\*\*\n \*\n \* - /,
      );
    },
  );

  it.each(Object.entries(stories))('shows the comment of %s, not another text', (_, source) => {
    expect(source).not.toMatch(/description: \{ component/);
  });

  it.each(names)('lists %s in the table of the README', (name) => {
    const rows = readme.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.join('\n')).toContain(`\`${name}\``);
  });
});
