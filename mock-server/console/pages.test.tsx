import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Console } from './Console';

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
  ...{ reference: null, referenceProblem: null, onlyNear: false },
  messages: [{ id: 'home.title', locale: 'de-DE', text: 'Zuhause', similarity: 1 }],
  hits: [{ id: 'demo', weight: 1, because: 'shows “Zuhause”', act: null }],
};
const sandboxes = Array.from({ length: 1000 }, (_, at) => ({
  ...{ sandbox: `demo-${at}`, scenario: 'demo', now: '2026-11-21T10:00:00.000Z' },
  ...{ requests: 1, faults: 0 },
}));

const searched = vi.fn<(text: unknown) => void>();

function openAt(hash: string) {
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (path === '/__mock/catalogue') return Promise.resolve(Response.json(CATALOGUE));
    if (path === '/__mock/sandboxes') return Promise.resolve(Response.json(sandboxes));
    if (path !== '/__mock/search') return Promise.resolve(Response.json({}));
    searched(JSON.parse(String(body)));
    return Promise.resolve(Response.json(FOUND));
  });
  window.location.hash = hash;
  render(<Console />, { wrapper: AppTheme });
}
afterEach(() => {
  vi.unstubAllGlobals();
  searched.mockReset();
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
});

it('shows the results of a phone below the search, with the other choices closed', async () => {
  openAt('#/');
  await opens();
  expect(screen.getByText('How links open').closest('details')).not.toHaveAttribute('open');
});

describe('the list of open sandboxes', () => {
  it('shows the latest fifty of a thousand, and finds the others by name', async () => {
    openAt('#/sandboxes');
    expect(await screen.findByText('50 of 1,000 sandboxes, the latest first.')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(50);
    expect(screen.getByText('demo-999')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name or scenario'), 'DEMO-12');
    expect(screen.getByText('demo-12')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(11);
  });
});
