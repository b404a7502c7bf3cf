import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { KeepPlanButton } from '../../../checkout/plan/KeepPlanButton';
import { ChangeChoiceView } from './ChangeChoiceView';

const monthly = priceExample();
const forAll = priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 });
const unlimited = subscriptionDetailExample({ isUnlimited: true, price: 9.99, maxDevNum: -1 });
const change = { packageId: '70001', goodsId: '5001', detail: unlimited };

const meta = {
  title: 'Screens/Plans to change to',
  component: ChangeChoiceView,
  ...viewMeta,
  args: {
    list: [goodsOnSale()],
    initial: forAll,
    change,
    head: { title: 'Change your plan', backTo: '/subscription/70001' },
    withTerms: true,
    asking: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof ChangeChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current price is selected; the reason stands beside the inactive button, which leads on. */
export const Current: Story = {
  ...screenPictures,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const current = page.getByRole('radio', { checked: true });
    await expect(current.closest('label')).toHaveTextContent('$9.99');
    await expect(page.getByText(/This is the plan you have now/)).toBeVisible();
    const button = page.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/This is the plan you have now/);
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(document.activeElement).toHaveAttribute('type', 'radio');
  },
};
/** The old plan stands beside the new one. */
export const Smaller: Story = {
  ...screenPictures,
  args: { initial: monthly },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'What changes' });
    await expect(table).toHaveTextContent(/Price.*\$9\.99 \/ month.*\$2\.99 \/ month/);
    await expect(within(canvasElement).getByText('$7.00 less every month')).toBeVisible();
    // Both are Cloud Recording and monthly: only what differs is compared.
    await expect(table).not.toHaveTextContent(/Cloud Recording|Monthly/);
  },
};
export const SmallerInGerman: Story = {
  args: { initial: monthly },
  parameters: { locale: 'de-DE' },
};
export const NothingSelected: Story = { args: { initial: undefined } };
/** A change that waits can be canceled instead of being replaced. */
export const PendingChange: Story = {
  args: {
    change: {
      ...change,
      detail: { ...unlimited, packageChangeRecord: { buyNum: 1, maxDevNum: 1 } },
    },
    keepPlan: <KeepPlanButton packageId="70001" main />,
  },
};
export const SeveralPackages: Story = {
  args: {
    list: [goodsOnSale(), goodsOnSale({ goodsId: '5003', goodsName: 'Cloud Recording for three' })],
    withTerms: false,
  },
};
