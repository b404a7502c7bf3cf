import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DialogHost } from '@homeview/ui/Dialog';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Console } from './Console';
import { dialogs } from './dialogs';

const CASE = {
  ...{ id: 'demo', title: 'A customer with a plan', description: '', ledger: [], path: '/' },
  ...{ platform: 'browser', username: 'u', password: 'p', screen: '/', kinds: [], codes: [] },
  ...{ shows: ['home.title'], reads: [], then: [] },
};
const CATALOGUE = {
  ...{ cases: [CASE], failures: [], places: {}, screens: ['/'], kinds: [], calls: [] },
  ...{ platforms: ['browser'], locales: ['en-US', 'de-DE'], faultKinds: [] },
};
const FOUND = {
  ...{ reference: null, referenceProblem: null, language: null, onlyNear: false },
  messages: [{ id: 'home.title', locale: 'de-DE', text: 'Zuhause', similarity: 1 }],
  hits: [{ id: 'demo', weight: 1, because: 'shows “Zuhause”', act: null }],
};
const sandboxes = Array.from({ length: 1000 }, (_, at) => ({
  ...{ sandbox: `demo-${at}`, scenario: 'demo', now: '2026-11-21T10:00:00.000Z' },
  ...{ requests: 1, faults: 0, caseTitle: 'A plan that renews', title: null, ticket: null },
  ...{ note: null, owner: null, usedAt: null },
}));
const NAMED = {
  ...{ ...sandboxes[998], title: 'Müller’s cameras', ticket: 'HD-7', owner: 'dana' },
  ...{ note: 'Calls back on Monday', usedAt: '2026-11-20T08:15:00.000Z' },
};

const deleted = vi.fn<(path: string) => void>();
const written = vi.fn<(path: string, about: unknown) => Response>();
const searched = vi.fn<(text: unknown) => void>();
let found: object = FOUND;
let answering = Promise.resolve();

function openAt(hash: string, list: readonly unknown[] = sandboxes) {
  vi.stubGlobal('fetch', (path: string, { body, method }: RequestInit = {}) => {
    if (method === 'DELETE') deleted(path);
    if (method === 'PUT') return Promise.resolve(written(path, JSON.parse(String(body))));
    if (path === '/__mock/catalogue') return Promise.resolve(Response.json(CATALOGUE));
    if (path === '/__mock/sandboxes') return Promise.resolve(Response.json(list));
    if (path !== '/__mock/search') return Promise.resolve(Response.json({}));
    searched(JSON.parse(String(body)));
    return answering.then(() => Response.json(found));
  });
  window.location.hash = hash;
  render(
    <>
      <Console />
      <DialogHost queue={dialogs} defaultLabels={{ confirm: 'OK', cancel: 'Cancel' }} />
    </>,
    { wrapper: AppTheme },
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  found = FOUND;
  answering = Promise.resolve();
  searched.mockReset();
  deleted.mockReset();
  written.mockReset();
  dialogs.closeAll();
  window.location.hash = '';
});

/** Where the case opens. By its text, since names of roles take long to compute on a whole page. */
const opens = () =>
  vi.waitFor(() => screen.getByText<HTMLAnchorElement>('Open').getAttribute('href'), 10_000);

describe('the search', () => {
  it('is in the address, so that reloading and a link bring it back', async () => {
    openAt('#/?q=Zuhause');
    expect(await screen.findByRole('textbox')).toHaveValue('Zuhause');
    await vi.waitFor(() => expect(searched).toHaveBeenCalledWith({ q: 'Zuhause' }), 10_000);
    await userEvent.type(screen.getByRole('textbox'), ' & x');
    await vi.waitFor(() => expect(window.location.hash).toBe('#/?q=Zuhause+%26+x'));
    await userEvent.clear(screen.getByRole('textbox'));
    await vi.waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('follows an address that is changed by hand', async () => {
    openAt('#/?q=Zuhause');
    expect(await screen.findByRole('textbox')).toHaveValue('Zuhause');
    window.location.hash = '#/?q=other';
    await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('other'));
  });

  it('opens the case in the language of the text that was found, unless another one is chosen', async () => {
    openAt('#/?q=Zuhause');
    await vi.waitFor(async () => expect(await opens()).toContain('locale=de-DE'), 10_000);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'en-US');
    expect(await opens()).toContain('locale=en-US');
  });

  it('opens it in the language of the customer’s own words, if no text of the portal was found', async () => {
    found = { ...FOUND, messages: [], language: 'th-TH', onlyNear: true };
    openAt('#/?q=Zuhause');
    await vi.waitFor(async () => expect(await opens()).toContain('locale=th-TH'), 10_000);
  });

  it('says that it searches, and shows nothing as a result before', async () => {
    let answer = (): void => undefined;
    answering = new Promise((resolve) => (answer = resolve));
    openAt('#/?q=Zuhause');
    expect(await screen.findByText('Searching…')).toBeVisible();
    expect(screen.queryByText('Open')).toBeNull();
    answer();
    expect(await screen.findByText('1 case')).toBeVisible();
    await opens();
  });
});

it('shows the results of a phone below the search, with the other choices closed', async () => {
  openAt('#/');
  await opens();
  expect(screen.getByText('How links open').closest('details')).not.toHaveAttribute('open');
});

describe('the list of open sandboxes', () => {
  const LABEL = 'Title, ticket, case or note';
  const search = () => screen.getByLabelText(LABEL);

  it('shows the latest fifty of a thousand, and finds the others by name', async () => {
    openAt('#/sandboxes');
    expect(await screen.findByText('50 of 1,000 sandboxes, the latest first.')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(50);
    expect(screen.getByText('Sandbox demo-999.')).toBeVisible();
    // At once: each key would render fifty cards.
    await userEvent.click(search());
    await userEvent.paste('DEMO-12');
    expect(screen.getByText('Sandbox demo-12.')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(11);
  });

  it.each([
    ['its own title', 'muller'],
    ['its ticket', 'hd-7'],
    ['the title of its case', 'plan renews 998'],
    ['its note', 'monday calls'],
  ])('finds a sandbox by %s', async (_, words) => {
    openAt('#/sandboxes', [sandboxes[997], NAMED]);
    await userEvent.type(await screen.findByLabelText(LABEL), words);
    const [card, ...others] = screen.getAllByRole('article');
    expect(others).toEqual([]);
    expect(card).toHaveTextContent(
      /^Müller’s cameras.*Ticket HD-7\..*Owner: dana\. Last used: 2026-11-20 08:15 UTC/,
    );
    await userEvent.type(search(), ' nowhere');
    expect(screen.getByText(/^No sandbox has these words/)).toBeVisible();
  });

  it('renames a sandbox: a refusal is shown and loses nothing', async () => {
    openAt('#/sandboxes', [NAMED]);
    await userEvent.click(await screen.findByRole('button', { name: /^Rename/ }));
    const title = screen.getByLabelText('Your title');
    await userEvent.clear(title);
    await userEvent.type(title, 'x'.repeat(101));
    await userEvent.type(screen.getByLabelText('Ticket'), '8{Enter}');
    expect(title).toHaveAccessibleDescription(/^The title is too long/);
    expect(written).not.toHaveBeenCalled();
    written.mockReturnValueOnce(Response.json({ error: 'It belongs to bob.' }, { status: 403 }));
    await userEvent.clear(title);
    await userEvent.type(title, ' The attic {Enter}');
    expect(await screen.findByText('It belongs to bob.')).toBeVisible();
    expect(screen.getByLabelText('Ticket')).toHaveValue('HD-78');
    written.mockReturnValueOnce(Response.json({}));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByLabelText('Your title')).toBeNull());
    expect(screen.getByRole('button', { name: /^Rename/ })).toHaveFocus();
    const about = { title: 'The attic', ticket: 'HD-78', note: NAMED.note };
    expect(written).toHaveBeenLastCalledWith('/__mock/sandboxes/demo-998/about', about);
  });

  it('deletes a sandbox after a question', async () => {
    openAt('#/sandboxes');
    // One sandbox: names of roles take long to compute on a page of fifty.
    await userEvent.click(await screen.findByLabelText(LABEL));
    await userEvent.paste('demo-999');
    await userEvent.click(screen.getByRole('button', { name: /^Delete.*demo-999$/ }));
    expect(await screen.findByText('Delete demo-999?')).toBeVisible();
    expect(deleted).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    // A dialog ignores the presses of its first moment.
    await vi.waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(deleted.mock.calls).toEqual([['/__mock/sandboxes/demo-999']]);
    }, 10_000);
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Sandboxes' })).toHaveFocus());
  });
});
