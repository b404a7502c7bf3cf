import { describe, expect, it } from 'vitest';
import { isRefused, refusalText } from './apiError';
import { unwrap } from './envelope';

const errorOf = (status: number, body: unknown) => {
  const answer = unwrap('login', status, body);
  return 'error' in answer ? answer.error : undefined;
};

describe('a refusal [8.error.14] [8.error.15]', () => {
  it.each([
    ['by its code', 200, { code: 400, desc: 'No.' }],
    ['by its HTTP status', 400, { desc: 'No.' }],
    ['by its HTTP status, with a code of its own', 400, { code: 50001, desc: 'No.' }],
  ])('%s is one, and its words are shown', (_, status, body) => {
    expect(isRefused(errorOf(status, body))).toBe(true);
    expect(refusalText(errorOf(status, body))).toBe('No.');
  });

  it.each([
    ['another code', 200, { code: 50001, desc: 'No.' }],
    ['another HTTP status', 503, { code: 50001, desc: 'No.' }],
    ['the end of a session', 400, { code: 21025, desc: 'No.' }],
    ['a token that is to be renewed', 400, { code: '21026', desc: 'No.' }],
    ['a code that cannot be read', 400, { code: 'x', desc: 'No.' }],
  ])('%s is none', (_, status, body) => {
    expect(isRefused(errorOf(status, body))).toBe(false);
    expect(refusalText(errorOf(status, body))).toBeNull();
  });
});
