import { expect, it } from 'vitest';
import { isFilledIn } from './credentials';

const whole = { country: 'US', email: 'a@b.co', password: 'secret' };

it('Sign in waits for country, e-mail and password', { tags: ['5.rule.04'] }, () => {
  expect(isFilledIn(whole)).toBe(true);
  expect(isFilledIn({ ...whole, country: '' })).toBe(false);
  expect(isFilledIn({ ...whole, email: ' ' })).toBe(false);
  expect(isFilledIn({ ...whole, password: '' })).toBe(false);
});
