import { expect, it, vi } from 'vitest';
import { newId } from './newId';

it('an id is a UUID of version 4, and none comes twice', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

it('needs nothing that an insecure origin lacks', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toHaveLength(36);
  vi.unstubAllGlobals();
});
