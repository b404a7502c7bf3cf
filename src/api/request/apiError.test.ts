import { describe, expect, it } from 'vitest';
import { isDeclined, isRefused, refusalText } from './apiError';
import { unwrap } from './envelope';

const errorOf = (status: number, body: unknown) => {
  const answer = unwrap('login', status, body);
  return 'error' in answer ? answer.error : undefined;
};

describe('isRefused and refusalText', () => {
  it.each([
    ['alone', { desc: 'No.' }],
    ['with another code', { code: 50001, desc: 'No.' }],
  ])('accept HTTP status 400 (%s) and return its desc', { tags: ['8.error.14'] }, (_, body) => {
    expect(isRefused(errorOf(400, body))).toBe(true);
    expect(refusalText(errorOf(400, body))).toBe('No.');
  });

  it('accept body code 400 and return its desc', { tags: ['8.error.15'] }, () => {
    const error = errorOf(200, { code: 400, desc: 'No.' });
    expect(isRefused(error)).toBe(true);
    expect(refusalText(error)).toBe('No.');
  });

  it('accept body code 400 with any 4xx, and show its desc', () => {
    const error = errorOf(404, { code: 400, desc: 'No.' });
    expect(isRefused(error)).toBe(true);
    expect(refusalText(error)).toBe('No.');
  });

  it.each([
    ['another code', 200, { code: 50001, desc: 'No.' }],
    ['another HTTP status', 503, { code: 50001, desc: 'No.' }],
    ['the end of a session', 400, { code: 21025, desc: 'No.' }],
    ['a token that must be renewed', 400, { code: '21026', desc: 'No.' }],
    ['a code that cannot be read', 400, { code: 'x', desc: 'No.' }],
  ])('do not accept %s', (_, status, body) => {
    expect(isRefused(errorOf(status, body))).toBe(false);
    expect(refusalText(errorOf(status, body))).toBeNull();
  });
});

describe('isDeclined', () => {
  it.each([
    ['body code 400', 200, { code: 400 }],
    ['HTTP 400 without a code', 400, {}],
    ['HTTP 400 with an unknown code', 400, { code: 50001 }],
    ['a documented code with any 4xx', 422, { code: 560118 }],
    ['HTTP 401 without a code', 401, {}],
  ])('accepts %s', (_, status, body) => {
    expect(isDeclined(errorOf(status, body))).toBe(true);
  });

  it.each([
    ['HTTP 500 with a documented code', 500, { code: 400 }],
    ['body code 500', 200, { code: 500 }],
    ['an unknown code', 200, { code: 50001 }],
    ['an unreadable code', 400, { code: 'x' }],
  ])('does not accept %s', (_, status, body) => {
    expect(isDeclined(errorOf(status, body))).toBe(false);
  });
});
