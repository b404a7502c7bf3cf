import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { screenPictures } from '../../../.storybook/pictures';
import { devicesNamed, goodsOnSale } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { DeviceCheckoutView } from './DeviceCheckoutView';

const forAll = priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 });
const yearOnSale = priceExample({ goodsPriceId: '50012', planUnit: 'year', price: 19.99 });

const meta = {
  title: 'Screens/Select devices',
  component: DeviceCheckoutView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: {
    goods: goodsOnSale(),
    price: forAll,
    house: houseExample(),
    devices: devicesNamed(40002, 'Garden', 'Garage', 'Living room lamp', 'Driveway light'),
    payModes: [PayMode.PayPal, PayMode.CreditCard],
    backTo: '/defaultPackage',
    step: 'idle',
    onOrder: fn(),
  },
} satisfies Meta<typeof DeviceCheckoutView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  ...screenPictures,
  play: async ({ canvasElement }) => {
    for (const name of ['Garden', 'Garage']) {
      await userEvent.click(within(canvasElement).getByRole('checkbox', { name }));
    }
  },
};
export const Promotion: Story = {
  ...screenPictures,
  args: {
    price: yearOnSale,
    devices: devicesNamed(40001, 'Front door', 'Garden', 'Garage'),
    words: { note: 'All sales are final.' },
  },
};
/** A gift card purchase: nothing is due today, and renewal is charged later. */
export const GiftCard: Story = {
  ...screenPictures,
  args: {
    price: priceExample({ price: 0 }),
    devices: devicesNamed(40002, 'Garden', 'Living room lamp', 'Driveway light'),
    backTo: `/giftCard/${GIFT_CODE}/packages`,
    words: {
      charge:
        'You pay nothing today. After the free period, automatic subscription starts: $2.99 every month, until you turn it off.',
      payLabel: 'Redeem and subscribe',
      noDevices: 'You can redeem the card now and add devices later.',
      period: [
        { label: 'Gift card gives', value: '1 month' },
        { label: 'Free until', value: '12/27/2026' },
        { label: 'First payment', value: '$2.99 on 12/27/2026' },
      ],
    },
  },
};
/** A package for $0.00: no payment method, no price to pay, no renewal at a price. */
export const FreePackage: Story = {
  args: { price: priceExample({ price: 0 }) },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement);
    await expect(main.getByRole('button', { name: 'Get it free' })).toBeVisible();
    await expect(main.queryByText(/Renews for|^Pay/)).toBeNull();
    await expect(main.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  },
};
export const GiftCardForNothing: Story = { args: { ...GiftCard.args, free: true } };
/** On a phone the amount in the bar opens the order. */
export const OrderFromTheBar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Garden' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Your order $9.99' }));
    const order = within(await within(document.body).findByRole('dialog'));
    await expect(order.getByText('Garden')).toBeVisible();
    await expect(order.getByText('Unlimited devices')).toBeVisible();
  },
};
/** On a wide screen the card beside the devices holds everything that Pay needs. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const order = within(canvas.getByRole('region', { name: 'Your order' }));
    await expect(order.getByText('None chosen yet')).toBeVisible();
    await expect(order.getByRole('checkbox')).not.toBeChecked();
    await expect(order.getByRole('button', { name: 'Pay $9.99' })).toHaveAccessibleDescription(
      'Agree to the plan terms to continue.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Garden' }));
    await expect(order.getByText('Garden')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Pay/ })).toHaveLength(1);
  },
};
export const OnADesktopInGerman: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { locale: 'de-DE' },
};
/** A full list of one device: another device is not chosen, and can be used instead. */
export const LimitOfOne: Story = {
  args: { price: priceExample() },
  play: async ({ canvas }) => {
    const garden = canvas.getByRole('checkbox', { name: 'Garden' });
    const garage = canvas.getByRole('checkbox', { name: 'Garage' });
    await userEvent.click(garden);
    await userEvent.click(garage);
    const limit = within(await within(document.body).findByRole('dialog'));
    await expect(
      limit.getByText(/^This plan covers up to 1 device\. To choose another one, /),
    ).toBeVisible();
    await expect([garden, garage].map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    const instead = limit.getByRole('button', { name: 'Use this device instead' });
    // A dialog ignores the presses of its first moment.
    await waitFor(() => userEvent.click(instead));
    await expect(garage).toBeChecked();
    await expect(garden).not.toBeChecked();
  },
};
export const NoDevices: Story = { args: { devices: [] } };
export const ManyDevices: Story = {
  args: { devices: devicesNamed(41001, ...Array.from({ length: 40 }, (_, at) => `Camera ${at}`)) },
};
export const LongNames: Story = {
  args: { devices: devicesNamed(42001, 'Kamera '.repeat(30), 'x'.repeat(200)) },
};
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
export const NoWayToPay: Story = { args: { payModes: [] } };
/** The loading state while the order is pending; no button can be pressed. */
export const Paying: Story = {
  args: { step: 'ordering' },
  play: async ({ canvasElement }) => {
    const busy = canvasElement.querySelector('button[aria-busy="true"]');
    await expect(busy).toBeVisible();
  },
};
/** Unaccepted terms are shown first, and nothing is ordered. */
export const TermsFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const pay = within(canvasElement).getByRole('button', { name: /^Pay / });
    await userEvent.click(pay, { pointerEventsCheck: 0 });
    await within(document.body).findByRole('dialog');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
  parameters: { pictures: ['phone', 'dark'] },
};
export const TermsFirstInGerman: Story = {
  ...TermsFirst,
  play: async ({ canvasElement, args }) => {
    const pay = within(canvasElement).getByRole('button', { name: /zahlungspflichtig/ });
    await userEvent.click(pay, { pointerEventsCheck: 0 });
    await within(document.body).findByRole('dialog');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
  parameters: { locale: 'de-DE', pictures: ['phone'] },
};
/** Agreeing ticks the box and orders nothing. */
export const Agreed: Story = {
  play: async ({ canvasElement, args }) => {
    const pay = within(canvasElement).getByRole('button', { name: 'Pay $9.99' });
    await userEvent.click(pay, { pointerEventsCheck: 0 });
    const dialog = within(await within(document.body).findByRole('dialog'));
    const agree = dialog.getByRole('button', { name: 'Agree' });
    // Hidden from assistive technology until the dialog has closed.
    const named = { name: /I agree/, hidden: true };
    const terms = within(canvasElement).getByRole('checkbox', named);
    // A dialog ignores the presses of its first moment.
    await waitFor(async () => {
      await userEvent.click(agree);
      await expect(terms).toBeChecked();
    });
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
