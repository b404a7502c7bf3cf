import { describe, expect, it } from 'vitest';
import { refusalText } from './apiError';
import { unwrap } from './envelope';

const read = (status: number, body: unknown) => unwrap('houseList', status, body);
const codeOf = (status: number, body: unknown) => {
  const answer = read(status, body);
  return 'error' in answer ? answer.error.code : null;
};

describe('the envelope', () => {
  it('code 200 is its data', { tags: ['7.http.09'] }, () => {
    expect(read(200, { code: 200, data: [1], desc: 'ok' })).toEqual({ data: [1] });
  });
  it('any other code is rejected, also on HTTP 200', { tags: ['7.http.10'] }, () => {
    expect(codeOf(200, { code: 21025, data: null, desc: 'x' })).toBe(21025);
    expect(codeOf(200, { code: 0, data: [1] })).toBe(0);
    expect(codeOf(200, { code: 201, data: [1] })).toBe(201);
  });
  it('a numeric string counts like the number', { tags: ['7.http.11'] }, () => {
    expect(read(200, { code: '200', data: 7 })).toEqual({ data: 7 });
    expect(codeOf(200, { code: '21026' })).toBe(21026);
  });
  it('without a code field the body is the data', { tags: ['7.http.12'] }, () => {
    expect(read(200, [1, 2])).toEqual({ data: [1, 2] });
    expect(read(200, { list: [] })).toEqual({ data: { list: [] } });
    expect(read(200, null)).toEqual({ data: null });
  });
  it('a body without a code does not make a failed status good', () => {
    expect(codeOf(502, { list: [] })).toBe(502);
    expect(codeOf(500, { code: 200, data: [1] })).toBe(500);
  });
  it('words without end are cut', () => {
    const desc = 'wordy '.repeat(200_000);
    const answer = read(400, { code: 400, desc });
    const words = refusalText('error' in answer ? answer.error : null) ?? '';
    expect(words).toHaveLength(501);
    expect(words.endsWith('…')).toBe(true);
    expect(desc.startsWith(words.slice(0, -1))).toBe(true);
  });
  it.each([[true], [null], ['2OO'], [{}], ['']])(
    'a code that is none (%j) is unreadable',
    (code) => {
      expect(codeOf(200, { code, data: 1 })).toBe(12005);
    },
  );
  it('400 by status or by body is a refusal with the words of the service', () => {
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
