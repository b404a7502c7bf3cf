import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  UNBREAKABLE,
  inLongTexts,
  inTheirOwnBox,
  onTheSmallestPhone,
} from '../../testing/longTexts';
import { SubscriptionTile } from './SubscriptionTile';

/**
 * For a plan of the customer on the home page; it opens the plan. To choose a plan use PlanTile,
 * to extend one ExtensionTile.
 *
 * **Do**
 *
 * - Put the tiles into the `<li>`s of a ListStack.
 * - Choose statusTone by what it means for recording: active, pending, ending or ended.
 * - Name up to four devices, and count the others in moreDevicesLabel.
 * - Put price and next date into the headline, the way to pay beside it.
 * - Say in notes what the customer should know now: “Recordings are deleted after that date.”
 * - In src use createLink(SubscriptionTile): the router’s link, which keeps the page.
 *
 * **Don’t**
 *
 * - Put buttons or links into facts or notes: the whole tile is one link.
 * - Give two facts the same text: texts are their keys.
 * - Use more than three facts: the details are on the page that it opens.
 */
const meta = {
  title: 'Cards/SubscriptionTile',
  component: SubscriptionTile,
  args: {
    name: 'Cloud Recording, 30 days',
    statusLabel: 'Active',
    statusTone: 'active',
    headline: '$19.99 on 12/24/2026 · December 24',
    payWay: 'PayPal',
    facts: ['Monthly, plus tax', 'Renews in 12 days'],
    devicesLabel: '3 devices',
    href: '#/subscription/1',
    onClick: fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    }),
  },
} satisfies Meta<typeof SubscriptionTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Cloud Recording.*Active/ });
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).not.toHaveFocus();
  },
};
export const WithDevices: Story = {
  args: {
    devices: ['Garden camera', 'Driveway light', 'Front door'],
    moreDevicesLabel: 'and 5 more devices',
    devicesLabel: '8 of 10 devices',
  },
};
export const Pending: Story = { args: { statusTone: 'pending', statusLabel: 'Activating' } };
export const Ending: Story = {
  args: {
    statusTone: 'ending',
    statusLabel: 'Renewal off',
    headline: 'Ends on 12/24/2026 · December 24',
    payWay: undefined,
    facts: ['$19.99 / month'],
    notes: ['Recordings are deleted after that date.'],
  },
};
export const Ended: Story = { args: { statusTone: 'ended', statusLabel: 'Expired' } };
export const Neutral: Story = { args: { statusTone: 'neutral', statusLabel: 'Gift card' } };
export const LongOnASmallPhone: Story = {
  args: {
    name: 'Kameraaufzeichnung im Ferienhaus meiner Großeltern in Garmisch-Partenkirchen',
    statusTone: 'ending',
    statusLabel: 'Verlängerung ausgeschaltet',
    headline: 'Verfügbar bis einschließlich 12/24/2026 · 24. Dezember',
    payWay: 'Kreditkarte',
    facts: ['Monatlich, zuzüglich Steuern'],
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <SubscriptionTile
        {...args}
        name={text}
        statusLabel={text}
        notes={[text]}
        devicesLabel={text}
        devices={[text, text]}
        moreDevicesLabel={text}
        headline={text}
        payWay={text}
        facts={[text]}
      />
    )),
};
export const UnbreakableNames: Story = {
  ...inTheirOwnBox,
  render: (args) =>
    inLongTexts((text) => <SubscriptionTile {...args} name={text} devices={[text]} />, UNBREAKABLE),
};
