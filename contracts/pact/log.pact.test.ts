import { afterAll, expect, it } from 'vitest';
import { reportLog } from '../domains/log/log.endpoints';
import { logRecordExample } from '../domains/log/log.examples';
import { refused } from './support/responses';
import type { Dispatch } from './support/client';
import { exchange } from './support/exchange';
import { expectSuccess } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { logApi } from '../../src/api/endpoints/log.api';

afterAll(expectAllWritten);

const upload = (contents: readonly object[]) => {
  const payload = { data: JSON.stringify({ contents }) };
  return {
    endpoint: reportLog,
    payload,
    send: (dispatch: Dispatch) => dispatch(logApi.endpoints.reportLog.initiate(payload)).unwrap(),
  };
};

it('reportLog sends the entries as JSON in the form field data', async () => {
  await expectSuccess(
    { ...upload([logRecordExample()]), description: 'an upload of log entries', state: 'demo' },
    undefined,
  );
});

it('reportLog rejects an upload without entries with 400', async () => {
  const { send, ...asked } = upload([]);
  const outcome = await exchange(
    {
      ...asked,
      description: 'an upload of no log entries',
      state: 'demo',
      answer: refused(400, undefined, 400),
    },
    send,
  );
  expect(outcome).toMatchObject({ error: { code: 400, httpStatus: 400 } });
});

it('reportLog rejects an unknown token with 401 instead of a session code', async () => {
  const { send, ...asked } = upload([logRecordExample()]);
  const outcome = await exchange(
    {
      ...asked,
      description: 'an upload of log entries with a token that is unknown',
      state: 'session-expired',
      answer: refused(401, undefined, 401),
    },
    send,
  );
  expect(outcome).toMatchObject({ error: { code: 401, httpStatus: 401 } });
});
