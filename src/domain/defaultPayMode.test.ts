import { expect, it } from 'vitest';
import { defaultPayMode } from './defaultPayMode';

it.each([
  [{ inApp: true, os: 'ios' }, 2],
  [{ inApp: true, os: 'android' }, 1],
  [{ inApp: false, os: 'ios' }, 1],
  [{ inApp: false, os: 'other' }, 1],
])('in %j the customer pays by %s unless told', (where, mode) => {
  expect(defaultPayMode(where)).toBe(mode);
});
