import { describe, expect, it } from 'vitest';
import { Databases } from './databases';
import { emptyWorld } from './world/world';

describe('databases', () => {
  it('are made once for a world, and again when it was let go', () => {
    const databases = new Databases(2);
    const [one, two, three] = [emptyWorld(), emptyWorld(), emptyWorld()];
    const first = databases.of(one);
    const second = databases.of(two);
    expect(databases.of(one)).toBe(first);
    databases.of(three);
    expect(databases.of(one)).toBe(first);
    expect(databases.of(two)).not.toBe(second);
  });

  it('are forgotten when told so', () => {
    const databases = new Databases(2);
    const world = emptyWorld();
    const first = databases.of(world);
    databases.forget(world);
    expect(databases.of(world)).not.toBe(first);
  });
});
