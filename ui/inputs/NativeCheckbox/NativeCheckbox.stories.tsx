import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NativeCheckbox } from './NativeCheckbox';

/**
 * For a checkbox in a row that you build yourself. In a form use CheckboxRow, for devices
 * DeviceList: both contain it.
 *
 * **Do**
 *
 * - Put it into a `<label>` with its text, or pass aria-label.
 * - Make the label the whole row and 44 px high: the box itself is only 24 px.
 * - Set aria-invalid together with a text that says what is missing.
 *
 * **Don’t**
 *
 * - Set checked without onChange: the box could not be changed.
 * - Use it as a switch that saves at once: a checkbox waits for the button of its form.
 */
const meta = {
  title: 'Inputs/NativeCheckbox',
  component: NativeCheckbox,
  args: { 'aria-label': 'Front door' },
  // Props of MUI and the browser are listed here: docgen shows only those of our own interfaces.
  argTypes: {
    checked: { control: 'boolean', table: { type: { summary: 'boolean' } } },
    defaultChecked: { control: false, table: { type: { summary: 'boolean' } } },
    disabled: { control: 'boolean', table: { type: { summary: 'boolean' } } },
    'aria-invalid': { control: 'boolean', table: { type: { summary: 'boolean' } } },
  },
} satisfies Meta<typeof NativeCheckbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Wrong: Story = { args: { 'aria-invalid': true } };
