import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { Section } from '../../layout/Section';
import { TextLink } from '../../navigation/TextLink';
import { BeforeAfter } from './BeforeAfter';
import { KeyValueList } from './KeyValueList';

/**
 * For facts with a label and a value: an order summary, an invoice, the details of a plan.
 * Explanations go into Body, features into FeatureCard.
 *
 * **Do**
 *
 * - Set strong on one row, the one that is paid: “Total”.
 * - Wrap names of houses and people in `<bdi>`.
 * - Set plain inside a card or a Dialog, which has its own edge.
 * - Set dense in the rows of a long log.
 * - Show a value that changes as BeforeAfter: “1 device → Unlimited devices”.
 * - Show “–” where a value is not known, so that rows do not come and go.
 *
 * **Don’t**
 *
 * - Give two rows the same label: labels are their keys.
 * - Put fields or checkboxes into value.
 * - Write a colon after a label.
 */
const meta = {
  title: 'Lists/KeyValueList',
  component: KeyValueList,
  subcomponents: { BeforeAfter },
  args: {
    rows: [
      { label: 'Service period', value: '12/24/2025 – 12/24/2026' },
      { label: 'Payment method', value: 'PayPal' },
      { label: 'Subtotal', value: '$18.32' },
      { label: 'Tax', value: '$1.67' },
      { label: 'Total', value: '$19.99', strong: true },
    ],
  },
  render: (args) => (
    <Section title="Invoice" action={<TextLink href="#print">Print</TextLink>}>
      <KeyValueList {...args} />
    </Section>
  ),
} satisfies Meta<typeof KeyValueList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
/** In a log, of which a reader compares many rows. */
export const Dense: Story = {
  args: {
    dense: true,
    rows: [
      { label: 'params', value: '{"orderId":"90001","productId":"cloud.single.month"}' },
      { label: 'answer', value: '{}' },
      { label: 'id', value: '5b0f2c9e-6d1f-4a61-9a4c-1f6a53ad2ad0' },
    ],
  },
  render: (args) => <KeyValueList {...args} />,
};
export const LongOnASmallPhone: Story = {
  args: {
    rows: [
      { label: 'Rechnungsempfänger', value: 'maria.magdalena.von-und-zu-hohenstein@example.com' },
      { label: 'Umsatzsteueridentifikationsnummer', value: 'DE123456789' },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: {
    rows: LONG_TEXTS.flatMap((text) => [
      { label: text, value: '$19.99' },
      { label: 'E-Mail', value: text, strong: true },
      { label: `${text} – ${text}`, value: text },
    ]),
  },
};

const changing = (before: string, after: string) => (
  <BeforeAfter beforeLabel="Now" afterLabel="New" {...{ before, after }} />
);
/** What a change replaces, beside facts that it does not. */
export const Changing: Story = {
  args: {
    rows: [
      { label: 'Devices', value: changing('1 device', 'Unlimited devices') },
      { label: 'Price', value: changing('$2.99 / month', '$9.99 / month') },
      { label: 'Starts', value: 'Today' },
      { label: 'Due today', value: '$9.99', strong: true },
    ],
  },
  render: (args) => <KeyValueList {...args} />,
  play: async ({ canvas }) => {
    const devices = canvas.getByText('Devices').nextElementSibling;
    await expect(devices).toHaveTextContent('Now: 1 deviceNew: Unlimited devices');
  },
};
export const ChangingInLongTexts: Story = {
  ...onTheSmallestPhone,
  args: { rows: LONG_TEXTS.map((text) => ({ label: text, value: changing(text, `${text}!`) })) },
  render: (args) => <KeyValueList {...args} />,
};
