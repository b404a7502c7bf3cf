import { describe, expect, it } from 'vitest';
import ui from '../package.json' with { type: 'json' };
import { usageOf } from './usage';

/** They are no components to look at: hooks, or the group's name differs from its components'. */
const WITHOUT: readonly string[] = ['theme', 'Scrolls', 'WhenIdle'];

const names = Object.keys(ui.exports)
  .map((path) => path.slice('./'.length))
  .filter((name) => !WITHOUT.includes(name));

describe('every component', () => {
  it.each(names)('%s says when to use it, how, how not, and has code to copy', (name) => {
    const usage = usageOf(name);
    expect(usage?.when).toMatch(/\w.*\.$/);
    expect(usage?.do.length).toBeGreaterThan(0);
    expect(usage?.dont.length).toBeGreaterThan(0);
    expect(usage?.code).toContain(`from '@homeview/ui/${name}'`);
    expect(usage?.code).not.toContain('usage');
  });
});
