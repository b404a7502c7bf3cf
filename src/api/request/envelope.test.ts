import { describe, expect, it } from 'vitest';
import { refusalText } from './apiError';
import { unwrap } from './envelope';

const read = (status: number, body: unknown) => unwrap('houseList', status, body);
const codeOf = (status: number, body: unknown) => {
  const answer = read(status, body);
  return 'error' in answer ? answer.error.code : null;
};

describe('the envelope', () => {
  it('with code 200 returns its data', { tags: ['7.http.09'] }, () => {
    expect(read(200, { code: 200, data: [1], desc: 'ok' })).toEqual({ data: [1] });
  });
  it('with any other code is an error, even with HTTP 200', { tags: ['7.http.10'] }, () => {
    expect(codeOf(200, { code: 21025, data: null, desc: 'x' })).toBe(21025);
    expect(codeOf(200, { code: 0, data: [1] })).toBe(0);
    expect(codeOf(200, { code: 201, data: [1] })).toBe(201);
  });
  it('may have its code as a numeric string', { tags: ['7.http.11'] }, () => {
    expect(read(200, { code: '200', data: 7 })).toEqual({ data: 7 });
    expect(codeOf(200, { code: '21026' })).toBe(21026);
  });
  it('without a code field is the data itself', { tags: ['7.http.12'] }, () => {
    expect(read(200, [1, 2])).toEqual({ data: [1, 2] });
    expect(read(200, { list: [] })).toEqual({ data: { list: [] } });
    expect(read(200, null)).toEqual({ data: null });
    expect(read(200, 'text')).toEqual({ data: 'text' });
  });
  it('without a code field is an error if the HTTP status is one', () => {
    for (const status of [199, 300, 502]) expect(codeOf(status, { list: [] })).toBe(status);
    expect(codeOf(500, { code: 200, data: [1] })).toBe(500);
  });
  it.each([200, 201, 400, 401, 403, 404, 409, 422, 499])(
    'is a refusal by its code with HTTP %i',
    (status) => {
      expect(codeOf(status, { code: 70032 })).toBe(70032);
      expect(codeOf(status, { code: '400', desc: null })).toBe(400);
    },
  );
  it('with code 200 returns its data with any 2xx, with or without desc', () => {
    expect(read(201, { code: 200, data: [1] })).toEqual({ data: [1] });
    expect(read(200, { code: 200, data: [1], desc: null })).toEqual({ data: [1] });
  });
  it('truncates a very long desc', () => {
    const desc = 'wordy '.repeat(200_000);
    const answer = read(400, { code: 400, desc });
    const words = refusalText('error' in answer ? answer.error : null) ?? '';
    expect(words).toHaveLength(501);
    expect(words.endsWith('…')).toBe(true);
    expect(desc.startsWith(words.slice(0, -1))).toBe(true);
    const whole = 'x'.repeat(500);
    expect(read(400, { code: 400, desc: whole })).toMatchObject({ error: { desc: whole } });
  });
  it.each([[true], [null], ['2OO'], ['x200'], [['200']], [{}], ['']])(
    'with the invalid code %j is unreadable',
    (code) => {
      expect(codeOf(200, { code, data: 1 })).toBe(12005);
      expect(read(500, { code })).toMatchObject({ error: { httpStatus: 500 } });
    },
  );
  it("with 400 as status or code returns the service's message", () => {
    const words = (status: number, body: unknown) => {
      const answer = read(status, body);
      return 'error' in answer ? refusalText(answer.error) : undefined;
    };
    expect(words(400, { desc: 'a' })).toBe('a');
    expect(words(400, { code: 400, desc: 'b' })).toBe('b');
    expect(words(200, { code: 400, desc: 'c' })).toBe('c');
    expect(words(200, { code: 400 })).toBeNull();
    expect(words(500, { code: 50001, desc: 'internal' })).toBeNull();
  });
});
