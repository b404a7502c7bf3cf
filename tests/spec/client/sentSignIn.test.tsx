import { useRouter } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionExample } from '@homeview/contracts/domains/auth/auth.examples';
import { decryptPassword } from '../../../mock-server/passwordKey/decryptPassword';
import { useCertification } from '../../../src/features/auth/secondFactor/useCertification';
import { useSignIn } from '../../../src/features/auth/signIn/useSignIn';
import { startSecondFactor } from '../../../src/platform/session/session';
import { stored } from '../../../src/platform/storage/storedItems';
import { recordCalls } from '../../support/recordCalls';
import type { Answers } from '../../support/recordCalls';
import { clearFeedback, renderInPortal, toastMessages } from '../../support/renderInPortal';

/** What signing in sends and shows, through the hooks of its screens. */
const LOGIN = '/apiLogin/users/loginWithFreeVerification';
const VERIFY = '/apiLogin/users/verifySecondCertification';
const RESEND = '/apiLogin/users/resendSecondCertification';

beforeEach(() => localStorage.clear());
afterEach(clearFeedback);

/** Signs in like the form. */
async function signIn(answer: Answers, typed = 'Demo-1234') {
  const sent = recordCalls(answer);
  const { result, path } = renderInPortal(() => useSignIn(undefined));
  await act(() => result.current.signIn({ email: ' dana@home.example ', password: typed }));
  return { sent, failed: result.current.failed, path };
}

describe('the sign-in call', () => {
  it(
    'sends the e-mail as username and the password encrypted, and reads the tokens',
    { tags: ['7.call.02'] },
    async () => {
      const { sent } = await signIn({ [LOGIN]: { data: sessionExample() } });
      const { password } = sent[0]?.payload as { password: string };
      expect(sent).toEqual([
        { method: 'POST', path: LOGIN, payload: { username: 'dana@home.example', password } },
      ]);
      expect(password).not.toContain('Demo-1234');
      expect(decryptPassword(password)).toBe('Demo-1234');
      expect(stored.token.get()).toBe(sessionExample().accessToken);
      expect(stored.refreshToken.get()?.token).toBe(sessionExample().refreshToken);
    },
  );

  it.each(['camera🔐1234', '𠮷野家1234', 'ห้องนั่งเล่น', 'a'.repeat(245)])(
    'sends a password that the service decrypts to %s',
    { tags: ['10.ruling.14'] },
    async (typed) => {
      const { sent } = await signIn({ [LOGIN]: { data: sessionExample() } }, typed);
      const { password } = sent[0]?.payload as { password: string };
      expect(decryptPassword(password)).toBe(typed);
    },
  );

  it('can be sent again after a navigation that was rejected', async () => {
    const sent = recordCalls({ [LOGIN]: { data: { secondaryCertificationSign: 'sign-1' } } });
    const { result } = renderInPortal(() => ({ router: useRouter(), ...useSignIn(undefined) }));
    vi.spyOn(result.current.router, 'navigate').mockRejectedValueOnce(new Error('No chunk'));
    const press = () => act(() => result.current.signIn({ email: 'a@b.co', password: 'x' }));
    await press();
    expect(result.current.signingIn).toBe(false);
    await press();
    expect(sent).toHaveLength(2);
  });

  it('reads the sign of a second factor', { tags: ['7.call.02'] }, async () => {
    const { path } = await signIn({ [LOGIN]: { data: { secondaryCertificationSign: 'sign-1' } } });
    expect(stored.secondFactorSign.get()).toBe('sign-1');
    expect(stored.token.get()).toBeNull();
    expect(path()).toBe('/login/certification');
  });

  it.each([
    [{ code: 500 }, 'Couldn’t sign in. Try again.'],
    [{ code: 400, desc: 'E-mail or password is wrong.' }, 'E-mail or password is wrong.'],
    [{ code: 500, desc: 'Internal details' }, 'Couldn’t sign in. Try again.'],
  ])('explains a refusal with %j: "%s"', async (answer, words) => {
    const { failed } = await signIn({ [LOGIN]: answer });
    expect(failed?.words).toBe(words);
  });
});

/** Runs the second factor of `sign-1` like its form. */
function certify(answer: Answers) {
  startSecondFactor('sign-1');
  const sent = recordCalls(answer);
  return { sent, ...renderInPortal(() => useCertification('sign-1', undefined)) };
}

describe('the second factor', () => {
  it('sends the code and the sign, and reads the tokens', { tags: ['7.call.03'] }, async () => {
    const { sent, result } = certify({ [VERIFY]: { data: sessionExample() } });
    await act(() => result.current.submit('246810'));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: VERIFY,
        payload: { code: '246810', secondaryCertificationSign: 'sign-1' },
      },
    ]);
    expect(stored.token.get()).toBe(sessionExample().accessToken);
  });

  it.each([
    [560118, 'This code has expired. Send a new one.', true],
    [560119, 'Wrong code. Check it and try again.', false],
    [560120, 'Couldn’t confirm the code. Try again.', false],
    [400, 'Couldn’t confirm the code. Try again.', false],
  ])('explains a refusal with code %i: "%s"', async (code, words, codeOver) => {
    const { result } = certify({ [VERIFY]: { code } });
    await act(() => result.current.submit('246810'));
    expect(result.current).toMatchObject({ error: words, codeOver });
  });

  it(
    'sends the sign to request another code, and confirms it',
    { tags: ['7.call.04'] },
    async () => {
      const { sent, result } = certify({ [RESEND]: { data: {} } });
      await act(() => result.current.sendAgain());
      expect(sent).toEqual([
        { method: 'POST', path: RESEND, payload: { secondaryCertificationSign: 'sign-1' } },
      ]);
      expect(toastMessages()).toEqual(['A new code is on its way']);
    },
  );

  it.each([null, undefined, {}, '', 'sent', true, 7, [1]])(
    'confirms another code whatever the data of the answer is: %j',
    { tags: ['10.ruling.29'] },
    async (data) => {
      const { result } = certify({ [RESEND]: { data } });
      await act(() => result.current.sendAgain());
      expect(toastMessages()).toEqual(['A new code is on its way']);
    },
  );

  it('reports that another code could not be sent', async () => {
    const { result } = certify({ [RESEND]: { code: 500 } });
    await act(() => result.current.sendAgain());
    expect(toastMessages()).toEqual(['Couldn’t send a code. Try again.']);
  });
});
