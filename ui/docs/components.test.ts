import { describe, expect, it } from 'vitest';
import ui from '../package.json' with { type: 'json' };
import readme from '../README.md?raw';

/** Exports that are not components: the theme and hooks. */
const WITHOUT_STORIES: readonly string[] = ['theme', 'Scrolls', 'WhenIdle'];

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

  it.each(names)('lists %s in the table of the README', (name) => {
    const rows = readme.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.join('\n')).toContain(`\`${name}\``);
  });
});
