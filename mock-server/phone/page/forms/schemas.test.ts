import { describe, expect, it } from 'vitest';
import { firstDevice } from '../../devices';
import { toFields } from './fields';
import { settingsSchema } from './settings.schema';
import { storeAnswerSchema } from './storeAnswer.schema';

const fields = toFields({
  device: firstDevice('ios'),
  version: '1.13.0',
  scheme: 'dark',
  area: 'tint',
  refusal: null,
  url: '/',
});

describe('settingsSchema', () => {
  it('accepts the fields that come from the address', () =>
    expect(settingsSchema.validate(fields)).resolves.toEqual(fields));

  it.each([
    ['os', 'android', 'android'],
    ['scheme', 'light', 'light'],
    ['area', 'over', 'over'],
    ['area', 'free', 'free'],
    ['version', '１．９．２\u200b ', '1.9.2'],
    ['version', '2', '2'],
    ['code', ' ４０８', '408'],
    ['code', '999999', '999999'],
  ])('accepts the %s %j', (name, typed, value) =>
    expect(settingsSchema.validate({ ...fields, [name]: typed })).resolves.toMatchObject({
      [name]: value,
    }),
  );

  it.each([
    ['version', '', 'Enter a version such as 1.13.0.'],
    ['version', 'new', 'Enter a version such as 1.13.0.'],
    ['version', '1.2.3.4.5', 'Enter a version such as 1.13.0.'],
    ['code', '', 'Enter 1 to 6 digits.'],
    ['code', '1000000', 'Enter 1 to 6 digits.'],
    ['code', '4o4', 'Enter 1 to 6 digits.'],
  ])('rejects the %s %j', (name, typed, message) =>
    expect(settingsSchema.validate({ ...fields, [name]: typed })).rejects.toThrow(message),
  );
});

describe('storeAnswerSchema', () => {
  it('accepts full-width digits and trims spaces', () =>
    expect(storeAnswerSchema.validate({ code: '２０２ ' })).resolves.toEqual({ code: '202' }));

  it.each(['', '123456', '-1', '2.5'])('rejects %j', (code) =>
    expect(storeAnswerSchema.validate({ code })).rejects.toThrow('Enter 1 to 5 digits.'),
  );
});
