import { render, screen } from '@testing-library/react';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Console } from './Console';

const CATALOGUE = { cases: [{ id: 'demo' }] };

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/__mock/catalogue'
        ? Response.json(CATALOGUE)
        : Response.json({ error: 'There is no such thing.' }, { status: 404 }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const openAt = (hash: string) => {
  window.location.hash = hash;
  render(<Console />, { wrapper: AppTheme });
};

describe('a wrong address of the console', () => {
  it.each([
    ['#/sandbox/%', '“%” can’t be the name of a sandbox. A part of the link is missing'],
    ['#/compose/%%', '“%%” can’t be a case code. A part of the link is missing or was changed.'],
    ['#/nowhere', 'There is no page “#/nowhere” in the support console.'],
  ])('says what is wrong with %s', (hash, words) => {
    openAt(hash);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Find a state' }).length).toBeGreaterThan(0);
  });
});

describe('a sandbox that is gone', () => {
  it('is named, and its case can be opened again', async () => {
    openAt('#/sandbox/demo-1a2b3c');
    expect(await screen.findByText(/There is no sandbox “demo-1a2b3c” any more/)).toBeVisible();
    const again = await screen.findByRole('link', { name: 'Open the case again: demo' });
    expect(again).toHaveAttribute('href', '/__mock/open?scenario=demo&bar=on');
  });

  it('with a given name leads to the search', async () => {
    openAt('#/sandbox/ticket-1');
    expect(await screen.findByText(/There is no sandbox “ticket-1” any more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find the case' })).toHaveAttribute('href', '#/');
  });
});
