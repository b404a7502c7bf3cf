import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import {
  button,
  ok,
  refused,
  renderPortal,
  resetPortal,
  stubService,
} from '../../../../tests/support/renderPortal';
import type { Answers } from '../../../../tests/support/renderPortal';
import { startSecondFactor } from '../../../platform/session/session';
import { stored } from '../../../platform/storage/storedItems';

const code = () => screen.getByLabelText('Verification code');
const submit = () => button('Confirm');
const resend = () => button('Send a new code');
const type = (value: string) => fireEvent.change(code(), { target: { value } });
const pressEnter = () => fireEvent.submit(code());

async function show(answers: Answers = {}) {
  stubService(answers);
  startSecondFactor('sign-1');
  await renderPortal('/login/certification');
  await screen.findByLabelText('Verification code');
}

beforeEach(resetPortal);

describe('the second-factor form', () => {
  it(
    'accepts digits only and disables Confirm while the code is empty',
    { tags: ['5.rule.51', '5.rule.52'] },
    async () => {
      await show();
      expect(submit()).toBeDisabled();
      await userEvent.type(code(), 'a1 2-b');
      expect(code()).toHaveValue('12');
      await waitFor(() => expect(submit()).toBeEnabled());
      type('');
      await waitFor(() => expect(submit()).toBeDisabled());
    },
  );

  it.each([
    [560118, 'This code has expired. Send a new one.', true],
    [560119, 'Wrong code. Check it and try again.', false],
    [560999, 'Couldn’t confirm the code. Try again.', false],
  ])(
    'shows after error %i the message “%s”; resend enabled: %s',
    { tags: ['8.error.39', '8.error.40', '8.error.41', '8.error.42', '4.state.15'] },
    async (errorCode, words, opens) => {
      await show({ verifySecondCertification: () => refused(errorCode) });
      expect(resend()).toBeDisabled();
      type(SECOND_FACTOR_CODE);
      pressEnter();
      expect(await screen.findByText(words)).toBeVisible();
      expect(code()).toHaveAccessibleDescription(words);
      if (opens) expect(resend()).toBeEnabled();
      else expect(resend()).toBeDisabled();
    },
  );

  it('shows a connection error if the service does not respond', async () => {
    await show({
      verifySecondCertification: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    type(SECOND_FACTOR_CODE);
    pressEnter();
    expect(await screen.findByText('Network error, please try again later.')).toBeVisible();
  });
});

describe('resending the code', () => {
  /** Enters an expired code, which enables resend, and presses resend. */
  async function pressResend(resendSecondCertification: () => Response | Promise<Response>) {
    await show({ verifySecondCertification: () => refused(560118), resendSecondCertification });
    type(SECOND_FACTOR_CODE);
    pressEnter();
    await waitFor(() => expect(resend()).toBeEnabled());
    fireEvent.click(resend());
  }

  it(
    'confirms that the code was sent and disables resend again',
    { tags: ['8.error.43'] },
    async () => {
      await pressResend(() => ok({}));
      await screen.findByText('A new code is on its way');
      expect(resend()).toBeDisabled();
      expect(screen.queryByText('This code has expired. Send a new one.')).toBeNull();
    },
  );

  it(
    'shows an error if the code could not be sent, and keeps resend enabled',
    { tags: ['8.error.44'] },
    async () => {
      await pressResend(() => new Response('', { status: 503 }));
      await screen.findByText('Couldn’t send a code. Try again.');
      expect(resend()).toBeEnabled();
    },
  );

  it('does not restart the second factor if the response arrives after going back to sign-in', async () => {
    const response = ok({});
    const read = vi.spyOn(response, 'text');
    let arrive = (): void => undefined;
    const answer = new Promise<Response>((resolve) => {
      arrive = () => resolve(response);
    });
    await pressResend(() => answer);
    fireEvent.click(screen.getByText('Back to sign-in'));
    await screen.findByLabelText('E-mail');
    arrive();
    await waitFor(() => expect(read).toHaveBeenCalled());
    // Promise callbacks of the response run before the next macrotask.
    await new Promise((resolve) => setTimeout(resolve));
    expect(stored.secondFactorSign.get()).toBeNull();
    expect(screen.queryByText('A new code is on its way')).toBeNull();
  });
});
