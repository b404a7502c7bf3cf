import { render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent as events } from '@testing-library/user-event';
import { DialogHost } from '@homeview/ui/Dialog';
import { ToastHost } from '@homeview/ui/Toast';
import { AppTheme } from '@homeview/ui/theme';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogs } from '../dialogs';
import { toasts } from '../toasts';
import { SandboxPage } from './SandboxPage';

const SUMMARY = {
  ...{ sandbox: 'demo-1', scenario: 'demo', now: '2026-11-21T10:00:00.000Z', aheadS: 0 },
  ...{ title: null, caseTitle: 'A plan that renews', owner: null, ticket: null, note: null },
  opened: { path: '/bills', locale: 'th-TH', platform: 'android', version: '2.3' },
};
const CATALOGUE = {
  calls: ['houseList', 'createOrder'],
  faultKinds: ['http', 'mutate', 'reset'],
  cases: [{ id: 'demo' }],
};
const ORDER = {
  ...{ id: '90001', kind: 'buy', name: 'Cloud Recording', cents: 299, state: 'processing' },
  ...{
    createdAt: SUMMARY.now,
    acts: [{ act: 'order-paid', on: '90001', label: 'Pay', fields: [] }],
  },
};
const HOUSE = {
  ...{ id: '30001', name: 'Lakeside', isOwner: true, devices: 0, withoutPlan: [] },
  acts: [
    {
      ...{ act: 'camera-added', on: '30001', label: 'Add a camera' },
      fields: [{ name: 'name', label: 'Name' }],
    },
  ],
};
const PAST = {
  at: SUMMARY.now,
  what: 'Order 90001 is paid',
  kind: 'payment',
  by: 'dana',
  point: 7,
};
const WORLD = {
  ...{ people: [], plans: [], giftCards: [], promotions: [], comingUp: [] },
  houses: [HOUSE],
  happened: [PAST],
  orders: [ORDER],
};
const ANSWERS: Record<string, unknown> = {
  '/__mock/sandboxes/demo-1': SUMMARY,
  '/__mock/sandboxes/demo-1/contents': { ...WORLD, collections: [{ name: 'houses', count: 1 }] },
  '/__mock/sandboxes/demo-1/requests': [
    {
      id: 1,
      at: SUMMARY.now,
      call: 'houseList',
      method: 'GET',
      path: '/a',
      headers: { terminal: 'web', locale: 'en-US', idempotencyKey: null },
      status: 200,
      code: 200,
    },
  ],
  '/__mock/catalogue': CATALOGUE,
};

const FAULTS = [
  { id: '1', call: 'houseList', kind: 'http', status: 503, times: null },
  { id: '2', call: 'getPageOrderList', kind: 'code', code: 50_001, times: 1 },
];

/** Whether a press reaches its target is a matter of journeys; on a whole page it takes long to compute. */
const userEvent = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The requests sent to the mock server, with its answers. */
const sent = vi.fn<(method: string, path: string, body: unknown) => Response>();

const bodyOf = ({ body }: RequestInit): unknown =>
  typeof body === 'string' ? JSON.parse(body) : undefined;
const isRead = ({ method = 'GET' }: RequestInit) => method === 'GET';

/** A loaded machine needs more than the second that is usual. */
const PATIENCE_MS = 10_000;

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
      <ToastHost queue={toasts} />
    </>,
    { wrapper: AppTheme },
  );
  await screen.findByText('Share', { selector: 'h2' }, { timeout: PATIENCE_MS });
}, 3 * PATIENCE_MS);
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

describe('the link to share', () => {
  const answers = { ...ANSWERS };
  beforeAll(() => {
    Object.assign(ANSWERS, {
      '/__mock/sandboxes/demo-1': { ...SUMMARY, aheadS: -86_400 },
      '/__mock/sandboxes/demo-1/faults': FAULTS,
    });
  });
  afterAll(() => {
    Object.assign(ANSWERS, answers, { '/__mock/sandboxes/demo-1/faults': [] });
  });

  it('has the time difference and every fault', async () => {
    await vi.waitFor(() => {
      const { searchParams } = new URL(screen.getByText(/\/__mock\/open\?/).textContent);
      expect(searchParams.get('clock')).toBe('-PT86400S');
      expect(searchParams.getAll('fault')).toEqual([
        'houseList@all:http:503',
        'getPageOrderList:code:50001',
      ]);
    }, PATIENCE_MS);
  });
});

it('writes down title, ticket and note, and keeps what is typed while the page asks again', async () => {
  const answers = { ...ANSWERS };
  await userEvent.type(field('Your title'), 'The attic');
  Object.assign(ANSWERS, { '/__mock/sandboxes/demo-1': { ...SUMMARY, ticket: 'HD-7' } });
  await vi.waitFor(() => expect(field('Ticket')).toHaveValue('HD-7'), PATIENCE_MS);
  expect(field('Your title')).toHaveValue('The attic');
  await userEvent.type(field('Note'), 'One{Enter}Two');
  await userEvent.click(button('Save'));
  Object.assign(ANSWERS, answers);
  const about = { title: 'The attic', ticket: 'HD-7', note: 'One\nTwo' };
  expect(sent.mock.calls).toEqual([['PUT', '/__mock/sandboxes/demo-1/about', about]]);
});

it('lets an order be paid with one click', async () => {
  await userEvent.click(button('Pay order 90001'));
  const body = { act: 'order-paid', on: '90001' };
  expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/acts', body]]);
});

it('moves the focus to the other acts when a button disappears with its act', async () => {
  await userEvent.click(button('Pay order 90001'));
  const answers = { ...ANSWERS };
  const contents = { ...WORLD, collections: [], orders: [{ ...ORDER, acts: [] }] };
  Object.assign(ANSWERS, { '/__mock/sandboxes/demo-1/contents': contents });
  await vi.waitFor(
    () => expect(screen.getByRole('group', { name: 'order 90001' })).toHaveFocus(),
    PATIENCE_MS,
  );
  Object.assign(ANSWERS, answers);
});

it('goes back to before an act from its toast, and the focus back to where it was', async () => {
  sent.mockImplementation(() => Response.json({ what: 'Order 90001 is paid', point: 8 }));
  await userEvent.click(button('Pay order 90001'));
  await vi.waitFor(() => button('Undo'), PATIENCE_MS);
  sent.mockImplementation(() => Response.json({ error: 'That point is gone.' }, { status: 404 }));
  await userEvent.click(button('Undo'));
  expect(button('Pay order 90001')).toHaveFocus();
  expect(sent).toHaveBeenLastCalledWith('POST', '/__mock/sandboxes/demo-1/undo', { point: 8 });
  expect(await screen.findByText('That point is gone.')).toBeVisible();
});

it('asks for the values of an act, and keeps them when it is refused', async () => {
  await userEvent.click(button('Add a camera Lakeside'));
  const form = within(screen.getByRole('form', { name: 'Add a camera' }));
  await userEvent.click(form.getByRole('button', { name: 'Add a camera' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name: choose or enter one.');
  expect(sent).not.toHaveBeenCalled();
  refuse('There are too many devices.');
  await userEvent.type(form.getByLabelText('Name'), 'Attic{Enter}');
  expect(await form.findByRole('alert')).toHaveTextContent('There are too many devices.');
  expect(form.getByLabelText('Name')).toHaveValue('Attic');
  const body = { act: 'camera-added', on: '30001', name: 'Attic' };
  expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/acts', body]]);
});

it('says who did what, and goes back to before it', async () => {
  const past = within(screen.getByRole('list', { name: 'Past' }));
  expect(past.getByText('payment, dana')).toBeVisible();
  await userEvent.click(button('Back to before this: Order 90001 is paid'));
  expect(screen.getByText(/^Now:/)).toHaveFocus();
  expect(sent.mock.calls).toEqual([['POST', '/__mock/sandboxes/demo-1/undo', { point: 7 }]]);
});

describe('the clock form', () => {
  it('shows an error at the field without a time, and sends nothing', async () => {
    await userEvent.click(button('Set the clock'));
    expect(field('Date and time (UTC)')).toHaveFocus();
    expect(field('Date and time (UTC)')).toHaveAccessibleDescription('Enter a date and time.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps sessions valid unless they are set to expire', async () => {
    const path = '/__mock/sandboxes/demo-1/clock';
    await userEvent.click(button('Forward 1 day'));
    await userEvent.click(screen.getByLabelText(/^Let sessions and codes expire/));
    await userEvent.click(button('Forward 1 day'));
    expect(sent.mock.calls).toEqual([
      ['PUT', path, { advance: 'P1D' }],
      ['PUT', path, { advance: 'P1D', sessions: 'age' }],
    ]);
  });

  it('shows the server’s error and keeps the typed time', async () => {
    refuse('The clock cannot go there.');
    await userEvent.type(field('Date and time (UTC)'), '2030-01-15T10:00');
    await userEvent.click(button('Set the clock'));
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

it('makes a query fail every time, since the portal repeats it, and a change once', async () => {
  await userEvent.click(button('Make this call fail'));
  expect(field('How often')).toHaveValue('');
  await userEvent.selectOptions(field('Call'), 'createOrder');
  expect(field('How often')).toHaveValue('1');
  await userEvent.selectOptions(field('Call'), 'houseList');
  await userEvent.selectOptions(field('How it fails'), 'mutate');
  expect(field('How often')).toHaveValue('');
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
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Replace this sandbox?' });
    const choice = within(dialog).getByRole('button', { name });
    // A dialog ignores the presses of its first moment.
    await vi.waitFor(async () => {
      if (dialogs.getSnapshot() !== null) await userEvent.click(choice);
      expect(dialogs.getSnapshot()).toBeNull();
    }, PATIENCE_MS);
  };

  it('asks first, and does nothing when canceled', async () => {
    await load('{"scenario":"demo"}');
    await answer('Cancel');
    expect(sent).not.toHaveBeenCalled();
  });

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
    await answer('Load the file');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no scenario "x".');
    sent.mockImplementation(() => Response.json(SUMMARY));
    await load('{"scenario":"demo"}');
    await answer('Load the file');
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
