import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CountryPicker, type CountryPickerProps } from './CountryPicker';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const countries = ['Albania', 'Austria', 'Germany', 'Ghana', 'New Zealand', 'Niger'].map(
  (name) => ({
    id: name.slice(0, 3).toUpperCase(),
    name,
  }),
);

function show(props: Partial<CountryPickerProps> = {}) {
  const onChoose = vi.fn();
  const all: CountryPickerProps = {
    label: 'Country',
    countries,
    selectedId: 'GER',
    onChoose,
    searchLabel: 'Search',
    noMatchLabel: 'No country has this name',
    countLabel: (count) => `${count} countries`,
    ...props,
  };
  const { rerender } = render(<CountryPicker {...all} />);
  const again = (next: Partial<CountryPickerProps>) => {
    rerender(<CountryPicker {...all} {...next} />);
  };
  return { onChoose, again };
}

const search = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.getByRole('listbox', { name: 'Country' });
const activeOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('CountryPicker', () => {
  it('marks only the selected country', () => {
    show();
    expect(screen.getAllByRole('option')).toHaveLength(6);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Germany');
  });

  it('selects a country by click', async () => {
    const { onChoose } = show();
    await userEvent.click(screen.getByText('Ghana'));
    expect(onChoose.mock.calls).toEqual([['GHA']]);
  });

  it('has two tab stops and starts at the selected country', async () => {
    show();
    await userEvent.tab();
    expect(search()).toHaveFocus();
    expect(activeOf(search())).toBe('Germany');
    await userEvent.tab();
    expect(list()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Ghana'],
    ['{ArrowUp}', 'Austria'],
    ['{Home}', 'Albania'],
    ['{End}', 'Niger'],
    ['{PageDown}', 'Niger'],
    ['{PageUp}', 'Albania'],
    ['{End}{ArrowDown}', 'Niger'],
    ['{Home}{ArrowUp}', 'Albania'],
    ['n', 'New Zealand'],
    ['nn', 'Niger'],
    ['new z', 'New Zealand'],
    ['x', 'Germany'],
  ])('the keys %s in the list move to %s without selecting it', async (keys, to) => {
    const { onChoose } = show();
    list().focus();
    await userEvent.keyboard(keys);
    expect(activeOf(list())).toBe(to);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' '])('the key %j in the list selects the active country', async (key) => {
    const { onChoose } = show();
    list().focus();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    expect(onChoose.mock.calls).toEqual([['GHA']]);
  });

  it('ignores keyboard shortcuts of the browser', async () => {
    show();
    list().focus();
    await userEvent.keyboard('{Control>}n{/Control}');
    expect(activeOf(list())).toBe('Germany');
  });

  it('filters the list by the search and announces the number of results politely', async () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(search(), 'an');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Albania',
      'Germany',
      'Ghana',
      'New Zealand',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(/^4 countries$/);
    expect(activeOf(search())).toBe('Albania');
  });

  it('keeps the typed text in the field but searches by its normalized form', async () => {
    show();
    await userEvent.type(search(), ' ＧＥＲＭ ');
    expect(search()).toHaveValue(' ＧＥＲＭ ');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Germany']);
  });

  it('moves by arrow keys and selects by Enter in the search; Home and End move the caret', async () => {
    const { onChoose } = show();
    await userEvent.type(search(), 'a');
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(onChoose.mock.calls).toEqual([['AUS']]);
    expect(search()).toHaveFocus();
  });

  it('returns to the selected country when the search is cleared', async () => {
    show();
    await userEvent.type(search(), 'n');
    await userEvent.clear(search());
    expect(activeOf(search())).toBe('Germany');
  });

  it('announces an empty result; Enter then neither selects nor submits the form', async () => {
    const onSubmit = vi.fn();
    const onChoose = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <CountryPicker
          {...{ label: 'Country', countries, selectedId: null, onChoose, searchLabel: 'Search' }}
          noMatchLabel="No country has this name"
          countLabel={String}
        />
      </form>,
    );
    await userEvent.type(search(), 'atlantis{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No country has this name');
    expect(search()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('activates the first country if the active one is removed from the list', async () => {
    const { again } = show();
    list().focus();
    await userEvent.keyboard('{End}');
    again({ countries: countries.slice(0, 3) });
    expect(activeOf(list())).toBe('Albania');
  });
});
