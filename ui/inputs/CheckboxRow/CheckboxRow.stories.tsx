import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { CheckboxRow } from './CheckboxRow';

const stay = (event: { preventDefault: () => void }) => {
  event.preventDefault();
};

/**
 * For one thing to agree to, such as the terms above the order button. To choose devices use
 * DeviceList, one of several options ChoiceTile.
 *
 * **Do**
 *
 * - Write the label as a sentence in the first person: “I agree to the terms of use.”
 * - Put the links to the terms into the label: they open, and do not tick the box.
 * - Pass inputRef, and bring the box into view when the order is pressed without it.
 *
 * **Don’t**
 *
 * - Tick it for the customer.
 * - Disable the button that needs it: say what is missing when it is pressed.
 * - Keep it ticked when another price with other terms is chosen.
 */
const meta = {
  title: 'Inputs/CheckboxRow',
  component: CheckboxRow,
  args: {
    checked: false,
    onChange: fn(),
    children: (
      <>
        I agree to the{' '}
        <TextLink href="#terms" onClick={stay}>
          terms of the plan
        </TextLink>{' '}
        and its renewal.
      </>
    ),
  },
} satisfies Meta<typeof CheckboxRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/I agree/));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
/** Space toggles the checkbox; Enter on the link in the label only opens the link. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
/** The focus ring is around the box only, because links in the label have their own. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
  },
};
export const Ticked: Story = { args: { checked: true } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <CheckboxRow {...args}>
        {text} <TextLink href="#terms">{text}</TextLink>
      </CheckboxRow>
    )),
};
