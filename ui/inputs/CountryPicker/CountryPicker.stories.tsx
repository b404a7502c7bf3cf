import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useArg } from '../../testing/useArg';
import { CountryPicker, type CountryPickerProps } from './CountryPicker';

const CODES =
  `AL AD AT BY BE BA BG HR CY CZ DK EE FO FI FR DE GI GR HU IS IE IM IT JE GG LV LI LT LU
  MT MD MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH UA GB VA AE BH DZ EG IL IQ JO KW LB LY MA OM QA
  SA TN TR CM CI ET GH KE MU MZ NA NG RW SN SC ZA TZ UG ZM ZW AM AZ GE KZ US CA MX AR BS BB BZ BO BR
  CL CO CR DM DO EC SV GD GT GY HT HN JM NI PA PY PE PR LC VC SR TT UY VE AU NZ JP KR SG MY TH ID PH
  VN IN HK TW`.split(/\s+/);

const inLanguage = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return CODES.map((id) => ({ id, name: names.of(id) ?? id })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
};

function Chooser(args: CountryPickerProps) {
  const [id, setId] = useArg(args.selectedId);
  return (
    <CountryPicker
      {...args}
      selectedId={id}
      onChoose={(chosen) => {
        setId(chosen);
        args.onChoose(chosen);
      }}
    />
  );
}

/**
 * For a page on which one country is chosen from many. In a form show the choice as a CountryRow
 * that leads there; in checkout use SelectInput, so that the customer stays on the page.
 *
 * **Do**
 *
 * - Sort the countries by their names in the customer’s language.
 * - Pass codes and common short names in alsoKnownAs: “UK” finds United Kingdom.
 * - Go back to the form in onChoose.
 * - Show CountryListSkeleton until the chosen country is known: the list opens at it.
 *
 * **Don’t**
 *
 * - Put other fields on its page.
 * - Choose a country from the language of the browser without showing it.
 * - Add a SearchInput above it: it has its own.
 */
const meta = {
  title: 'Inputs/CountryPicker',
  component: CountryPicker,
  args: {
    label: 'Country or region',
    countries: inLanguage('en'),
    selectedId: 'DE',
    onChoose: fn(),
    searchLabel: 'Search for a country',
    noMatchLabel: 'No country has this name',
    countLabel: (count: number) => `${count} countries`,
  },
  argTypes: {
    // Too many to edit in the controls.
    countries: { control: false },
    selectedId: { control: 'select', options: CODES },
  },
  render: Chooser,
} satisfies Meta<typeof CountryPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('option', { name: 'Germany', selected: true });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const row = chosen.getBoundingClientRect();
    // The selected option is visible without scrolling.
    await expect(row.top).toBeGreaterThanOrEqual(list.top);
    await expect(row.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(window.scrollY).toBe(0);
    await userEvent.click(canvas.getByRole('option', { name: 'Ghana' }));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ghana');
  },
};

export const NoneChosen: Story = { args: { selectedId: null } };

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('combobox', { name: 'Search for a country' });
    await userEvent.type(search, 'uni');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'United Arab Emirates',
      'United Kingdom',
      'United States',
      'Tunisia',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 countries$/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      'United Kingdom',
    );
    await expect(search).toHaveFocus();
  },
};

export const InTheList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('listbox', { name: 'Country or region' });
    const active = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Zimbabwe');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(5000));
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('Albania');
    await userEvent.keyboard('new z');
    await expect(active()).toBe('New Zealand');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('New Zealand');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country has this name');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnASmallPhone: Story = {
  args: { countries: inLanguage('de'), selectedId: 'BA' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
  parameters: { pictures: ['light'] },
};
export const ThaiOnASmallPhone: Story = {
  args: { countries: inLanguage('th'), selectedId: 'VC' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
