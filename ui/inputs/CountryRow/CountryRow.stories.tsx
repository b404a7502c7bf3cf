import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountryRow } from './CountryRow';

const meta = {
  title: 'Inputs/CountryRow',
  component: CountryRow,
  args: {
    label: 'Country or region',
    value: 'Germany',
    placeholder: 'Choose',
    onOpen: fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    }),
  },
} satisfies Meta<typeof CountryRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsAButton: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Country or region Germany' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByText('Germany'));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const AsALink: Story = {
  args: { href: '#/billAddress/selectCountry' },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Country or region Germany' });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
  parameters: { pictures: [] },
};

export const NoneChosen: Story = { args: { value: '' } };
export const Wrong: Story = {
  args: { value: '', error: 'Please choose where you live' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription('Please choose where you live');
  },
};
export const WithHint: Story = { args: { hint: 'Decides which taxes are due' } };
export const Disabled: Story = { args: { disabled: true } };
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
