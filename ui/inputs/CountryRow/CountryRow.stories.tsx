import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountryRow } from './CountryRow';

/**
 * For the country field of a form whose countries are chosen on a page with a CountryPicker. Where
 * the customer stays on the page use SelectInput.
 *
 * **Do**
 *
 * - In src use CountryLink of src/shell: the router’s link, which keeps the page.
 * - Pass value="" while nothing is chosen: the placeholder shows.
 *
 * **Don’t**
 *
 * - Disable it: a link cannot be disabled.
 * - Lose the other fields of the form on the way to the picker and back.
 * - Show the code of a country: value is its name in the customer’s language.
 */
const meta = {
  title: 'Inputs/CountryRow',
  component: CountryRow,
  args: {
    label: 'Country or region',
    value: 'Germany',
    placeholder: 'Choose',
    href: '#/billAddress/selectCountry',
    onClick: fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    }),
  },
} satisfies Meta<typeof CountryRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Country or region Germany' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByText('Germany'));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const NoneChosen: Story = { args: { value: '' } };
export const LongOnASmallPhone: Story = {
  args: {
    label: 'Land oder Region Ihrer Rechnungsanschrift',
    value: 'Vereinigtes Königreich Großbritannien und Nordirland',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
export const ThaiOnASmallPhone: Story = {
  args: { label: 'ประเทศหรือภูมิภาค', value: 'สหราชอาณาจักรบริเตนใหญ่และไอร์แลนด์เหนือ' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
