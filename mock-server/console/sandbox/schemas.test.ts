import { describe, expect, it } from 'vitest';
import { clockSchema } from './clock.schema';
import { dataSchema } from './data.schema';
import { faultSchema } from './fault.schema';
import { readDetail } from './faultLabels';
import { fileSchema } from './file.schema';

const setFault = async (kind: string, detail: string) => {
  const fault = await faultSchema.validate({ call: '*', kind, detail, times: '1' });
  return readDetail(kind, fault.detail);
};

describe('clockSchema', () => {
  it.each(['2000-01-01T00:00', '2028-02-29T10:00', '2998-12-31T23:59'])('accepts %s', (now) =>
    expect(clockSchema.validate({ now })).resolves.toEqual({ now }),
  );

  it.each([
    ['', 'Enter a date and time.'],
    ['1999-12-31T23:59', 'Enter a date and time from 2000 to 2998.'],
    ['12026-01-01T10:00', 'Enter a date and time from 2000 to 2998.'],
    ['2027-02-29T10:00', 'Enter a date and time from 2000 to 2998.'],
  ])('rejects %j', (now, message) =>
    expect(clockSchema.validate({ now })).rejects.toThrow(message),
  );
});

describe('faultSchema', () => {
  it.each([
    ['code', '２１０２５\u200b ', { code: 21_025 }],
    ['http', '200', { status: 200 }],
    ['http', '599', { status: 599 }],
    ['delay', '0', { ms: 0 }],
    ['delay', '600000', { ms: 600_000 }],
    ['http400', ' Kein Tarif. ', { desc: 'Kein Tarif.' }],
    ['payUrl', 'javascript:alert(1)', { url: 'javascript:alert(1)' }],
    ['mutate', 'list.0.price="2.99"', { path: 'list.0.price', value: '2.99' }],
    ['mutate', 'list.0.tags=[1, 2]', { path: 'list.0.tags', value: [1, 2] }],
    ['mutate', 'list.0.name=a = b', { path: 'list.0.name', value: 'a = b' }],
    ['mutate', ' list.0.name=a [b ', { path: 'list.0.name', value: 'a [b' }],
    ['mutate', 'list', { path: 'list' }],
    ['html502', 'left from another kind', {}],
    ['constructor', 'no kind, though every object has that property', {}],
    ['toString', 'x', {}],
    ['__proto__', 'x', {}],
  ])('accepts the %s detail %j', async (kind, typed, detail) => {
    expect(await setFault(kind, typed)).toEqual(detail);
  });

  it.each([
    ['1', true],
    ['3', true],
    ['', true],
    ['2', false],
  ])('takes “%s” times: %s', (times, taken) => {
    const fault = { call: '*', kind: 'reset', detail: '', times };
    expect(faultSchema.isValidSync(fault)).toBe(taken);
  });

  it.each([
    ['code', { code: 21_025 }],
    ['http', { status: 503 }],
    ['delay', { ms: 3_000 }],
    ['body400', { desc: 'No such plan.' }],
    ['mutate', { path: 'list.0.price', value: '2.99' }],
    ['payUrl', { url: 'https://pay.example' }],
  ])('fills an empty %s detail with its example', async (kind, detail) => {
    expect(await setFault(kind, ' ')).toEqual(detail);
  });

  it.each([
    ['code', '21O25', 'Enter a whole number from 0 to 999999999.'],
    ['code', '1000000000', 'Enter a whole number from 0 to 999999999.'],
    ['http', '199', 'Enter a whole number from 200 to 599.'],
    ['http', '600', 'Enter a whole number from 200 to 599.'],
    ['http', '5e2', 'Enter a whole number from 200 to 599.'],
    ['delay', '600001', 'Enter a whole number from 0 to 600000.'],
    ['delay', '-1', 'Enter a whole number from 0 to 600000.'],
    ['body400', 'x'.repeat(501), 'Use 500 characters or fewer.'],
    ['mutate', 'list.0 price=1', 'Enter a path and a value, for example list.0.price="2.99"'],
    ['mutate', '=1', 'Enter a path and a value, for example list.0.price="2.99"'],
    ['mutate', 'list=[1, 2', 'The value isn’t valid JSON: a bracket or a quote is missing.'],
  ])('rejects the %s detail %j', async (kind, typed, message) => {
    await expect(setFault(kind, typed)).rejects.toThrow(message);
  });
});

describe('fileSchema', () => {
  const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });
  const MOST = 16 * 1024 * 1024;

  it('accepts one file of up to 16 MB with JSON', async () => {
    const files = [file('{}', MOST)];
    await expect(fileSchema.validate({ files })).resolves.toEqual({ files });
  });

  it.each([
    ['no file', [], 'Choose a file.'],
    ['two files', [file('{}'), file('{}')], 'Choose a file.'],
    [
      'a large file',
      [file('{}', MOST + 1)],
      'This file is larger than 16 MB. Choose a saved sandbox.',
    ],
    ['other files', [file('{')], 'This isn’t a saved sandbox. Choose a JSON file.'],
  ])('rejects %s', async (_, files, message) => {
    const judged = fileSchema.validate({ files }, { abortEarly: false });
    await expect(judged).rejects.toMatchObject({ errors: [message] });
  });
});

it('dataSchema takes any collection, or none', () => {
  expect(dataSchema.isValidSync({ collection: '' })).toBe(true);
  expect(dataSchema.isValidSync({})).toBe(false);
});
