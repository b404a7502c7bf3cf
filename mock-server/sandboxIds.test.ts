import { expect, it, vi } from 'vitest';
import { Sandboxes } from './sandboxes';
import { scenarios } from './scenarios/registry';

const drawn = vi.hoisted(() => ['aaaaaa', 'aaaaaa', 'bbbbbb']);
vi.mock('node:crypto', async (original) => ({
  ...(await original<object>()),
  randomBytes: () => Buffer.from(drawn.shift() ?? 'cccccc', 'hex'),
}));

it('a new sandbox never takes the place of another, though its name be drawn twice', () => {
  const [home] = scenarios;
  if (!home) throw new Error('there is no scenario');
  const sandboxes = new Sandboxes(home, Date.now, 10);
  const one = sandboxes.make(home);
  const other = sandboxes.make(home);
  expect([one.id, other.id]).toEqual([`${home.id}-aaaaaa`, `${home.id}-bbbbbb`]);
  expect(sandboxes.find(one.id)).toBe(one);
});
