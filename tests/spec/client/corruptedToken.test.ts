import { expect, it } from 'vitest';
import { CORRUPTIONS } from '../../e2e/support/watch/corruptions';
import { callFrom } from '../../../contracts/pact/support/client';
import { serveMock } from '../../../mock-server/testing/mockClient';
import { stored } from '../../../src/platform/storage/storedItems';
import { TOKEN, sendAny } from '../anyCall';

const mock = serveMock();

/**
 * A token or language that is invalid in a header must fail the call, not the page that makes it.
 */
it.each(CORRUPTIONS.map((corrupted) => [corrupted.slice(0, 24), corrupted]))(
  'rejects a call with an error when %j is stored as token, refresh token, user and language',
  async (_, corrupted) => {
    const outcome = await callFrom(
      mock.url(),
      (dispatch) => {
        for (const item of [stored.token, stored.refreshToken, stored.user, stored.locale])
          localStorage.setItem(item.key, corrupted);
        return sendAny('houseList')(dispatch);
      },
      TOKEN,
    );
    const error = { code: expect.any(Number) as number, call: expect.any(String) as string };
    expect(outcome).toEqual({ error: expect.objectContaining(error) as unknown });
  },
);

it('has at least 50 corruptions', () => {
  expect(new Set(CORRUPTIONS).size).toBeGreaterThanOrEqual(50);
});
