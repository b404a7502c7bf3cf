import { describe, expect, it } from 'vitest';
import ui from '../package.json' with { type: 'json' };
import readme from '../README.md?raw';
import { usageOf } from './usage';

/** Exports without a usage page: hooks, or a name that is not that of a component. */
const WITHOUT: readonly string[] = ['theme', 'Scrolls', 'WhenIdle'];

const names = Object.keys(ui.exports)
  .map((path) => path.slice('./'.length))
  .filter((name) => !WITHOUT.includes(name));

describe('usage of components', () => {
  it.each(names)('%s has guidelines (when, do, don’t) and example code', (name) => {
    const usage = usageOf(name);
    expect(usage, `${name}/${name}.usage.tsx exports \`usage\` and \`Example\``).toBeDefined();
    expect(usage?.when).toMatch(/\w.*\.$/);
    expect(usage?.do.length).toBeGreaterThan(0);
    expect(usage?.dont.length).toBeGreaterThan(0);
    expect(usage?.code).toContain(`from '@homeview/ui/${name}'`);
    expect(usage?.code).not.toContain('usage');
  });
});

describe('the README of the design system', () => {
  it.each(Object.keys(ui.exports).map((path) => path.slice('./'.length)))(
    'lists %s in its table of components',
    (name) => {
      const groups = readme.split('\n').filter((line) => line.startsWith('|'));
      expect(groups.join('\n')).toContain(`\`${name}\``);
    },
  );
});
