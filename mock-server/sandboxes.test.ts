import { describe, expect, it } from 'vitest';
import { DEFAULT_SANDBOX } from './http/localHosts';
import { Sandboxes } from './sandboxes';
import { scenarios } from './scenarios/registry';

const [demo] = scenarios;
if (!demo) throw new Error('no scenarios');

describe('sandboxes', () => {
  it('put the least recently used away, and never the default one', () => {
    const sandboxes = new Sandboxes(demo, Date.now, 3);
    const first = sandboxes.make(demo).id;
    const second = sandboxes.make(demo).id;
    sandboxes.find(first);
    const third = sandboxes.make(demo).id;
    const kept = [DEFAULT_SANDBOX, first, second, third].map((id) => Boolean(sandboxes.find(id)));
    expect(kept).toEqual([true, true, false, true]);
  });

  it('begin the default one anew instead of removing it', () => {
    const sandboxes = new Sandboxes(demo, Date.now, 3);
    const before = sandboxes.find(DEFAULT_SANDBOX);
    before?.world.houses.splice(0);
    sandboxes.remove(DEFAULT_SANDBOX);
    expect(sandboxes.find(DEFAULT_SANDBOX)?.world.houses).toHaveLength(3);
  });
});

describe('scenarios', () => {
  it('have ids fit for host names, and sentences as titles', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, description } of scenarios) {
      expect(id).toMatch(/^[a-z][a-z0-9-]{1,50}$/);
      expect(title.split(' ').length).toBeGreaterThan(3);
      expect(description).toMatch(/\.$/);
    }
  });
});
