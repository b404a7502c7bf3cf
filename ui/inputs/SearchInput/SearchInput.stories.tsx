import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoMatch } from './NoMatch';
import { SearchInput } from './SearchInput';

/**
 * For searching a list on the page while the customer types. DeviceList and CountryPicker have
 * their own search.
 *
 * ```tsx
 * const { field, wanted } = useSearch();
 * const found = houses.filter(({ name }) => normalizeText(name).includes(wanted));
 * <SearchInput label="Search houses" {...field} />
 * ```
 *
 * **Do**
 *
 * - Show it from 10 rows on; shorter lists are read faster.
 * - Name what is searched in label: “Search devices”.
 * - Show NoMatch in a role="status" that is always there, so that it is announced.
 * - Take field and wanted from useSearch, and compare with normalizeText(name): case, accents and spaces
 *   at both ends are ignored.
 *
 * **Don’t**
 *
 * - Call the service for each letter: filter what is already on the page.
 * - Remove it while nothing matches: the customer has to change the search.
 */
const meta = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  subcomponents: { NoMatch },
  args: { label: 'Search devices' },
} satisfies Meta<typeof SearchInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search devices' });
    await userEvent.type(field, 'garden');
    await expect(field).toHaveValue('garden');
    await userEvent.clear(field);
  },
};
export const Filled: Story = { args: { defaultValue: 'Garden gate' } };
export const LongOnASmallPhone: Story = {
  args: { label: 'Nach einer Kamera oder Leuchte in diesem Zuhause suchen' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
