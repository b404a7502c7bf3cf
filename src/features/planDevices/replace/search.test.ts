import { expect, it } from 'vitest';
import { adjustSearch } from './search';

it.each([
  [{ replace: '40001' }, '40001'],
  [{ replace: '' }, ''],
  [{ replace: 40001 }, undefined],
  [{ replace: ['40001'] }, undefined],
  [{ replace: null, other: 'x' }, undefined],
  [{}, undefined],
])('reads the query %j: %j', (search, replace) => {
  expect(adjustSearch(search)).toEqual({ replace });
});
