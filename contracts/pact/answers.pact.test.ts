import { expect, it } from 'vitest';
import { defineEndpoint } from '../defineEndpoint';
import { record, text, unread } from '../domains/wire';
import { success, refused } from './support/responses';

const answering = <Response>(response: Response) =>
  defineEndpoint({
    name: 'any',
    kind: 'query',
    method: 'GET',
    path: '/any',
    ledger: [],
    schemas: () => Promise.resolve({ request: record({}), response: response as never }),
  });

it('success() has no data for a call whose response data is not read', async () => {
  const { body } = await success(answering(unread()), undefined as never);
  expect(body).toMatchObject({ code: { value: 200 } });
  expect(body).not.toHaveProperty('data');
});

it('success() rejects missing data for a call whose response data is read', async () => {
  const silent = success(answering(record({ name: text() })), undefined as never);
  await expect(silent).rejects.toThrow('defined');
});

it('success() requires null where the example is null, no data without an example, and never a desc', async () => {
  const { body } = await success(answering(record({}).nullable()), null as never);
  expect(body).toMatchObject({ data: { 'pact:matcher:type': 'null' } });
  const { body: unread } = await success(answering(record({}).optional()), undefined as never);
  expect(Object.keys(unread as object)).toEqual(['code']);
});

const codeRule = ({ body }: { readonly body: unknown }) =>
  new RegExp(
    (body as { code: { regex: string } }).code.regex.replace('\\A', '^').replace('\\z', '$'),
  );

it.each([21025, 21027, 70032])('refused(%i) accepts every code that ends the session', (code) => {
  const rule = codeRule(refused(code));
  expect([21025, 21027, 70032].every((one) => rule.test(`${one}`))).toBe(true);
  expect([21026, 200, 400, 210255].some((one) => rule.test(`${one}`))).toBe(false);
});

it('refused() accepts only the code itself, unless it ends the session', () => {
  expect(codeRule(refused(21026)).test('21025')).toBe(false);
  expect(codeRule(refused(400)).test('70032')).toBe(false);
});

it('refused() requires a desc only if the call shows one', () => {
  expect(refused(400, 'No.').body).toHaveProperty('desc');
  expect(refused(400).body).not.toHaveProperty('desc');
});
