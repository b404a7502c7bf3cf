import { expect, it, vi } from 'vitest';
import { newId } from './newId';

it('newId returns unique version 4 UUIDs', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

it('newId works without the APIs that insecure origins lack', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toHaveLength(36);
  vi.unstubAllGlobals();
});
