import { expect, it } from 'vitest';
import { defineEndpoint } from '../defineEndpoint';
import { record, text, unread } from '../wire';
import { success, refusedByStatus } from './support/responses';

const answering = <Response>(response: Response) =>
  defineEndpoint({
    name: 'any',
    kind: 'query',
    method: 'GET',
    path: '/any',
    ledger: [],
    schemas: () => Promise.resolve({ request: record({}), response: response as never }),
  });

it('an answer of which only the yes is read has no data', async () => {
  const { body } = await success(answering(unread()), undefined as never);
  expect(body).toMatchObject({ code: 200 });
  expect(body).not.toHaveProperty('data');
});

it('an answer that is read cannot do without data', async () => {
  const silent = success(answering(record({ name: text() })), undefined as never);
  await expect(silent).rejects.toThrow('defined');
});

it('a service that is no gateway says no by one HTTP status', () => {
  expect(refusedByStatus(401)).toMatchObject({ statuses: [401], body: { code: 401 } });
});
