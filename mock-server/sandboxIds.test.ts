import { expect, it } from 'vitest';
import { Sandboxes } from './sandboxes';
import { scenarios } from './scenarios/registry';

it('a new sandbox never takes the place of another, though its name be drawn twice', () => {
  const [home] = scenarios;
  if (!home) throw new Error('there is no scenario');
  const drawn = ['aaaaaa', 'aaaaaa', 'bbbbbb'];
  const sandboxes = new Sandboxes(home, Date.now, 10, () => drawn.shift() ?? 'cccccc');
  const one = sandboxes.make(home);
  const other = sandboxes.make(home);
  expect([one.id, other.id]).toEqual([`${home.id}-aaaaaa`, `${home.id}-bbbbbb`]);
  expect(sandboxes.find(one.id)).toBe(one);
});
