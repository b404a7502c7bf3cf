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

it('success() has no data for a call whose response data is not read', async () => {
  const { body } = await success(answering(unread()), undefined as never);
  expect(body).toMatchObject({ code: 200 });
  expect(body).not.toHaveProperty('data');
});

it('success() rejects missing data for a call whose response data is read', async () => {
  const silent = success(answering(record({ name: text() })), undefined as never);
  await expect(silent).rejects.toThrow('defined');
});

it('refusedByStatus() accepts a single HTTP status, equal to the code', () => {
  expect(refusedByStatus(401)).toMatchObject({ statuses: [401], body: { code: 401 } });
});
