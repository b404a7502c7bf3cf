import { describe, expect, it } from 'vitest';
import { isFilledIn, signInSchema } from './signIn.schema';

const whole = { country: 'US', email: 'a@b.co', password: 'secret' };

it('enables Sign in only with a country, an e-mail and a password', { tags: ['5.rule.04'] }, () => {
  expect(isFilledIn(whole)).toBe(true);
  expect(isFilledIn({ ...whole, country: '' })).toBe(false);
  expect(isFilledIn({ ...whole, email: ' ' })).toBe(false);
  expect(isFilledIn({ ...whole, email: '\u200b' })).toBe(false);
  expect(isFilledIn({ ...whole, password: '' })).toBe(false);
});

describe('signInSchema', () => {
  it.each([
    {},
    { email: ' a@b.co ' },
    { email: '<mailto:a@b.co>' },
    { password: ' ' },
    { password: 'a'.repeat(245) },
  ])('accepts %j', async (typed) => {
    await expect(signInSchema.validate({ ...whole, ...typed })).resolves.toMatchObject({
      email: 'a@b.co',
    });
  });

  it.each([
    [{ email: 'a@b' }, 'email_error'],
    [{ password: 'a'.repeat(246) }, 'login.passwordTooLong'],
    [{ password: 'ก'.repeat(100) }, 'login.passwordTooLong'],
  ])('rejects %j with %s', { tags: ['10.ruling.14'] }, async (typed, id) => {
    await expect(signInSchema.validate({ ...whole, ...typed })).rejects.toMatchObject({
      errors: [id],
    });
  });
});
