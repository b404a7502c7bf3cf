import { expect, it } from 'vitest';
import { certificationSchema } from './certification.schema';

it('takes the digits of a code, and refuses a text without one', { tags: ['5.rule.52'] }, () => {
  expect(certificationSchema.cast({ code: 'a 1-2' })).toEqual({ code: '12' });
  expect(certificationSchema.isValidSync({ code: '0' })).toBe(true);
  expect(certificationSchema.isValidSync({ code: 'code' })).toBe(false);
  expect(certificationSchema.isValidSync({ code: '' })).toBe(false);
});
