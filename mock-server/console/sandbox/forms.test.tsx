import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DialogHost } from '@homeview/ui/Dialog';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogs } from '../dialogs';
import { SandboxPage } from './SandboxPage';

const SUMMARY = {
  ...{ sandbox: 'demo-1', scenario: 'demo', now: '2026-11-21T10:00:00.000Z', aheadS: 0 },
  opened: { path: '/bills', locale: 'th-TH', platform: 'android', version: '2.3' },
};
const CATALOGUE = {
  calls: ['houseList'],
  faultKinds: ['http', 'mutate', 'reset'],
  cases: [{ id: 'demo' }],
};
const ORDER = {
  ...{ id: '90001', kind: 'buy', name: 'Cloud Recording', cents: 299, state: 'processing' },
  ...{ createdAt: SUMMARY.now, events: ['order-paid', 'payment-declined'] },
};
const WORLD = {
  ...{ people: [], houses: [], plans: [], giftCards: [], comingUp: [], happened: [] },
  orders: [ORDER],
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/__mock/sandboxes/demo-1': SUMMARY,
  '/__mock/sandboxes/demo-1/contents': { ...WORLD, collections: [{ name: 'houses', count: 1 }] },
  '/__mock/sandboxes/demo-1/requests': [
    {
      id: 1,
      at: SUMMARY.now,
      call: 'houseList',
      method: 'GET',
      path: '/a',
      status: 200,
      code: 200,
    },
  ],
  '/__mock/catalogue': CATALOGUE,
};

/** The requests sent to the mock server, with its answers. */
const sent = vi.fn<(method: string, path: string, body: unknown) => Response>();

const bodyOf = ({ body }: RequestInit): unknown =>
  typeof body === 'string' ? JSON.parse(body) : undefined;
const isRead = ({ method = 'GET' }: RequestInit) => method === 'GET';

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    isRead(init)
      ? Promise.resolve(Response.json(ANSWERS[path] ?? []))
      : Promise.resolve(sent(init.method ?? '', path, bodyOf(init))),
  );
  sent.mockReset().mockImplementation(() => Response.json({ now: SUMMARY.now, happened: [] }));
  render(
    <>
      <SandboxPage id="demo-1" />
      <DialogHost queue={dialogs} defaultLabels={{ confirm: 'OK', cancel: 'Cancel' }} />
    </>,
    { wrapper: AppTheme },
  );
  await screen.findByRole('heading', { name: 'Share' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dialogs.closeAll();
});

const refuse = (error: string) =>
  sent.mockImplementation(() => Response.json({ error }, { status: 400 }));
/** By its text, since names of roles take long to compute on a whole page. */
const button = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(text),
  );
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** A loaded machine needs more than the second that is usual. */
const PATIENCE_MS = 10_000;

describe('reset', () => {
  it('asks before it wipes the sandbox, and does nothing when canceled', async () => {
    await userEvent.click(button('Reset'));
    expect(await screen.findByText('Reset this sandbox?')).toBeVisible();
    // A dialog ignores the presses of its first moment.
    await vi.waitFor(() => userEvent.click(button('Cancel')), PATIENCE_MS);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(button('Reset'));
    const dialog = screen.getByRole('dialog', { name: 'Reset this sandbox?' });
    await vi.waitFor(
      () => userEvent.click(within(dialog).getByRole('button', { name: 'Reset' })),
      PATIENCE_MS,
    );
    await vi.waitFor(
      () =>
        expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/reset', undefined]]),
      PATIENCE_MS,
    );
  });
});

it('shares the page, the language, the app and its version of the opened link', () => {
  const link = new URL(screen.getByText(/\/__mock\/open\?/).textContent);
  expect(Object.fromEntries(link.searchParams)).toEqual({ scenario: 'demo', ...SUMMARY.opened });
});

it('lets an order be paid with one click', async () => {
  await userEvent.click(button('Pay order 90001'));
  const event = { event: 'order-paid', params: { orderId: '90001' } };
  expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/events', event]]);
});

describe('the clock form', () => {
  it('shows an error at the field without a time, and sends nothing', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Set the clock' }));
    expect(field('Date and time (UTC)')).toHaveFocus();
    expect(field('Date and time (UTC)')).toHaveAccessibleDescription('Enter a date and time.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps sessions valid unless they are set to expire', async () => {
    const path = '/__mock/sandboxes/demo-1/clock';
    await userEvent.click(screen.getByRole('button', { name: 'Forward 1 day' }));
    await userEvent.click(screen.getByLabelText(/^Let sessions and codes expire/));
    await userEvent.click(screen.getByRole('button', { name: 'Forward 1 day' }));
    expect(sent.mock.calls).toEqual([
      ['PUT', path, { advance: 'P1D' }],
      ['PUT', path, { advance: 'P1D', sessions: 'age' }],
    ]);
  });

  it('shows the server’s error and keeps the typed time', async () => {
    refuse('The clock cannot go there.');
    await userEvent.type(field('Date and time (UTC)'), '2030-01-15T10:00');
    await userEvent.click(screen.getByRole('button', { name: 'Set the clock' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The clock cannot go there.');
    expect(sent.mock.calls).toEqual([
      ['PUT', '/__mock/sandboxes/demo-1/clock', { now: '2030-01-15T10:00:00Z' }],
    ]);
    expect(field('Date and time (UTC)')).toHaveValue('2030-01-15T10:00');
  });
});

describe('the fault form', () => {
  it('shows the error of an invalid detail at its field, and sends it with Enter once corrected', async () => {
    await userEvent.type(field('Status'), '5xx{Enter}');
    expect(field('Status')).toHaveAccessibleDescription('Enter a whole number from 200 to 599.');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field('Status'));
    await userEvent.type(field('Status'), ' ５０２{Enter}');
    const fault = { call: '*', kind: 'http', times: 1, status: 502 };
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/faults', fault]]),
    );
    expect(field('Status')).not.toHaveAccessibleDescription(/whole number/);
  });

  it('shows the server’s error and keeps the typed values', async () => {
    refuse('There is no call "houseList".');
    await userEvent.selectOptions(field('How it fails'), 'Changed value');
    await userEvent.type(field('Value'), 'list=7{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no call "houseList".');
    expect(field('Value')).toHaveValue('list=7');
    expect(field('How it fails')).toHaveValue('mutate');
  });

  it('clears the detail and its error when the kind changes', async () => {
    await userEvent.type(field('Status'), '5xx{Enter}');
    await userEvent.selectOptions(field('How it fails'), 'Changed value');
    expect(field('Value')).toHaveValue('');
    expect(field('Value')).toBeValid();
  });
});

describe('a call without an answer', () => {
  it('fails every time, since a browser sends a request again when its connection is reset', async () => {
    await userEvent.selectOptions(field('How it fails'), 'reset');
    expect([...screen.getByLabelText<HTMLSelectElement>('How often').options]).toMatchObject([
      { text: 'Every time', selected: true },
    ]);
    await userEvent.click(button('Set the fault'));
    const fault = { call: '*', kind: 'reset', times: null };
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/faults', fault]]),
    );
    await userEvent.selectOptions(field('How it fails'), 'http');
    expect(field('How often')).toHaveValue('1');
  });
});

it('makes a recorded call fail: its name is chosen, and the focus leads there past the sticky header', async () => {
  await userEvent.click(button('Make this call fail'));
  expect(field('Call')).toHaveValue('houseList');
  expect(field('Call')).toHaveFocus();
});

describe('loading a saved sandbox', () => {
  // jsdom's files cannot be read.
  const load = (text: string) =>
    userEvent.upload(
      field('A saved sandbox'),
      Object.assign(new File([text], 'a.json'), { text: () => Promise.resolve(text) }),
    );

  it('shows an error for a file that is not JSON, and sends nothing', async () => {
    await load('{"scenario":');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This isn’t a saved sandbox. Choose a JSON file.',
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows the server’s error until the next file is loaded', async () => {
    refuse('There is no scenario "x".');
    await load('{"scenario":"x"}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no scenario "x".');
    sent.mockImplementation(() => Response.json(SUMMARY));
    await load('{"scenario":"demo"}');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent).toHaveBeenLastCalledWith('PUT', '/__mock/sandboxes/demo-1/snapshot', {
      scenario: 'demo',
    });
  });
});

it('shows a message when the mock server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.type(field('Status'), '503{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the mock server.');
});
