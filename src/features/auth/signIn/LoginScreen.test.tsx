import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  refused,
  renderPortal,
  resetPortal,
  stubService,
} from '../../../../tests/support/renderPortal';
import type { Answers } from '../../../../tests/support/renderPortal';

const WRONG_EMAIL = 'Enter a valid e-\u2060mail address';

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const signIn = () => button('Sign in');
/** Announced as disabled, but focusable: a press says what is missing. */
const isDisabled = () => signIn().getAttribute('aria-disabled') === 'true';
/** Simulates a password manager that fills a field without dispatching events. */
const fill = (field: HTMLElement, value: string) => {
  (field as HTMLInputElement).value = value;
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Simulates pressing Enter in a field. */
const pressEnter = (field: HTMLElement) => fireEvent.submit(field);

async function show(answers: Answers = {}) {
  const calls = stubService(answers);
  await renderPortal('/login');
  await screen.findByLabelText('E-mail');
  return calls;
}

beforeEach(resetPortal);

describe('the sign-in form', () => {
  it(
    'disables Sign in while the e-mail or the password is empty',
    { tags: ['5.rule.05', '5.rule.06'] },
    async () => {
      await show();
      expect(isDisabled()).toBe(true);
      type(email(), 'demo@homeview.example');
      expect(isDisabled()).toBe(true);
      type(password(), 'x');
      expect(isDisabled()).toBe(false);
      type(password(), '');
      expect(isDisabled()).toBe(true);
      type(password(), 'x');
      type(email(), '');
      expect(isDisabled()).toBe(true);
    },
  );

  it(
    'shows the e-mail error on blur and disables Sign in while it shows',
    { tags: ['5.rule.01', '5.rule.03'] },
    async () => {
      await show();
      type(password(), 'x');
      type(email(), 'demo@homeview');
      expect(screen.queryByText(WRONG_EMAIL)).toBeNull();
      fireEvent.blur(email());
      await screen.findByText(WRONG_EMAIL);
      expect(email()).toHaveAccessibleDescription(WRONG_EMAIL);
      expect(isDisabled()).toBe(true);
      type(email(), 'demo@homeview.example');
      await waitFor(() => expect(screen.queryByText(WRONG_EMAIL)).toBeNull());
      expect(isDisabled()).toBe(false);
    },
  );

  it(
    'on Enter with an invalid e-mail, shows the error, focuses the field and sends nothing',
    { tags: ['5.rule.01'] },
    async () => {
      const calls = await show();
      type(password(), 'x');
      type(email(), 'demo@homeview');
      pressEnter(password());
      await waitFor(() => expect(email()).toHaveFocus());
      expect(email()).toBeInvalid();
      expect(email()).toHaveAccessibleDescription(WRONG_EMAIL);
      expect(calls).toEqual([]);
    },
  );
});

describe('Sign in', () => {
  const MISSING = 'Enter your e-\u2060mail and password to sign in.';

  it('says what is missing, leads there when it is pressed, and sends nothing', async () => {
    const calls = await show();
    expect(signIn()).toHaveAccessibleDescription(MISSING);
    fireEvent.click(signIn());
    await waitFor(() => expect(email()).toHaveFocus());
    type(email(), 'demo@homeview.example');
    fireEvent.click(signIn());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(calls).toEqual([]);
    type(password(), 'x');
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('says where a forgotten password is reset', { tags: ['10.ruling.32'] }, async () => {
    await show();
    expect(screen.getByText(/If you forgot the password, reset it there\.$/)).toBeVisible();
  });
});

describe('an empty field', () => {
  it('shows no error on blur', async () => {
    await show();
    fireEvent.blur(email());
    fireEvent.blur(password());
    type(password(), 'x');
    // Errors of the other fields would be visible by the time this error shows.
    type(email(), 'demo@homeview');
    await screen.findByText(WRONG_EMAIL);
    type(email(), '');
    await waitFor(() => expect(email()).toBeValid());
    expect(isDisabled()).toBe(true);
  });
});

describe('fields filled without events', () => {
  it('are submitted by Enter', { tags: ['5.rule.05', '5.rule.06'] }, async () => {
    const calls = await show();
    fill(email(), 'demo@homeview.example');
    fill(password(), 'x');
    fireEvent.keyDown(password(), { key: 'Enter' });
    expect(isDisabled()).toBe(false);
    pressEnter(password());
    await waitFor(() => expect(calls).toEqual(['login']));
  });

  it.each([
    ['the browser marks them as autofilled', () => fireEvent.animationStart(email())],
    ['the pointer is over Sign in', () => fireEvent.pointerOver(signIn())],
    ['the focus moves between them', () => fireEvent.focus(password())],
  ])('enable Sign in as soon as %s', async (_, notice) => {
    await show();
    fill(email(), 'demo@homeview.example');
    fill(password(), 'x');
    expect(isDisabled()).toBe(true);
    fireEvent.blur(email());
    notice();
    expect(isDisabled()).toBe(false);
  });
});

describe('a password that exceeds the RSA block size', () => {
  it('shows an error at its field and is not sent', { tags: ['10.ruling.14'] }, async () => {
    const calls = await show();
    type(email(), 'demo@homeview.example');
    type(password(), 'ก'.repeat(100));
    pressEnter(password());
    await screen.findByText('This password is too long. Check it.');
    expect(password()).toBeInvalid();
    expect(password()).toHaveFocus();
    expect(isDisabled()).toBe(true);
    expect(calls).toEqual([]);
  });
});

describe('a failed sign-in', () => {
  it.each([
    [
      'HTTP 400 with desc',
      () => Response.json({ desc: 'Ask at the desk.' }, { status: 400 }),
      'Ask at the desk.',
    ],
    ['body code 400 with desc', () => refused(400, 'Ask at the bar.'), 'Ask at the bar.'],
    [
      'another code, whose desc is not shown',
      () => refused(50001, 'Internal words'),
      'Couldn’t sign in. Try again.',
    ],
    [
      'an HTML page of a proxy',
      () => new Response('<html>Bad gateway</html>', { status: 502 }),
      'Couldn’t sign in. Try again.',
    ],
    [
      'no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error, please try again later.',
    ],
  ])(
    'with %s shows the reason on the page and can be retried',
    { tags: ['4.state.06', '8.error.12', '8.error.13', '8.error.14', '8.error.15'] },
    async (_, login, words) => {
      await show({ login });
      type(email(), 'demo@homeview.example');
      type(password(), 'x');
      fireEvent.click(signIn());
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText(/Internal words/)).toBeNull();
      expect(email()).toHaveValue('demo@homeview.example');
      expect(isDisabled()).toBe(false);
      expect(localStorage.getItem('hv.token')).toBeNull();
    },
  );
});

describe('a browser that stores nothing', () => {
  afterEach(() => vi.restoreAllMocks());

  const refuse = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  const KEPT = 'Your browser doesn’t keep you signed in';
  const RETURNED =
    'You’re back from the payment page. Sign in and check your bills before you pay again.';

  it('says why a reload signs out', async () => {
    refuse();
    await show();
    expect(screen.getByText(KEPT)).toBeVisible();
    expect(screen.queryByText(RETURNED)).toBeNull();
  });

  it.each(['/paySuccess', '/payFailed/live'])(
    'says that the customer is back from the payment when the provider returns to %s',
    async (path) => {
      refuse();
      stubService({});
      await renderPortal(path);
      expect(await screen.findByText(RETURNED)).toBeVisible();
      expect(screen.getByText(KEPT)).toBeVisible();
    },
  );

  it('is not mentioned where storage works', async () => {
    await show();
    expect(screen.queryByText(KEPT)).toBeNull();
  });
});
